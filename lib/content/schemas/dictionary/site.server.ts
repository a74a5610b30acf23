// Texts of every page: header, footer, toolbar, and what the site says by itself.

import { group, named, pageDescription, pageTitle, text, textOf } from '../fields.server';

// The form is checked, because a wrong number would leave somebody in a crisis without an answer.
const messageLink = textOf(/^sms:\d{3,6}(?:\?&body=\w+)?$/, 'sms:988');

export const language = group(
  { label: { en: 'Language switch', es: 'Cambio de idioma' } },
  {
    switchTo: text({
      label: { en: 'Other language', es: 'Otro idioma' },
      hint: {
        en: 'Name of the other language, in that language: the language switch in the header and the toolbar.',
        es: 'Nombre del otro idioma, en ese idioma: el cambio de idioma del encabezado y de la barra de abajo.',
      },
      maxLength: 14,
    }),
    switchLabel: text({
      label: { en: 'Switch, in full', es: 'Cambio, completo' },
      hint: {
        en: 'Tooltip of the language switch: what it opens.',
        es: 'Mensaje que aparece sobre el cambio de idioma: qué abre.',
      },
    }),
    shown: text({
      label: { en: 'Language was switched', es: 'Se cambió el idioma' },
      hint: {
        en: 'Read aloud once the page is shown in this language.',
        es: 'Se lee en voz alta cuando la página ya está en este idioma.',
      },
    }),
    failed: text({
      label: { en: 'Switch failed', es: 'El cambio falló' },
      hint: {
        en: 'Message when the other language could not be fetched.',
        es: 'Mensaje cuando no se pudo traer el otro idioma.',
      },
    }),
  },
);

export const nav = group(
  { label: { en: 'Menus', es: 'Menús' } },
  {
    label: text({
      label: { en: 'Name of the main menu', es: 'Nombre del menú principal' },
      hint: {
        en: 'Read aloud by screen readers; not visible.',
        es: 'Lo leen los lectores de pantalla; no se ve.',
      },
    }),
    menu: text({
      label: { en: 'Menu button', es: 'Botón del menú' },
      hint: {
        en: 'In the header of phones; it opens the menu.',
        es: 'En el encabezado de los teléfonos; abre el menú.',
      },
      maxLength: 14,
    }),
    close: text({
      label: { en: 'Close', es: 'Cerrar' },
      hint: {
        en: 'Closes the menu of phones, and the welcome video.',
        es: 'Cierra el menú de los teléfonos y el video de bienvenida.',
      },
      maxLength: 14,
    }),
    home: text({
      label: { en: 'Home', es: 'Inicio' },
      hint: {
        en: 'In the main menu and as the first breadcrumb.',
        es: 'En el menú principal y al comienzo de la ruta de la página.',
      },
      maxLength: 28,
    }),
    about: text({
      label: { en: 'About', es: 'Quiénes somos' },
      hint: {
        en: 'In the main menu and the footer.',
        es: 'En el menú principal y el pie de página.',
      },
      maxLength: 28,
    }),
    services: text({
      label: { en: 'Services', es: 'Servicios' },
      hint: {
        en: 'In the main menu, where it opens the list of services, and in breadcrumbs.',
        es: 'En el menú principal, donde abre la lista de servicios, y en la ruta de la página.',
      },
      maxLength: 28,
    }),
    viewAllServices: text({
      label: { en: 'All services', es: 'Todos los servicios' },
      hint: { en: 'Last in the menu of services.', es: 'Al final del menú de servicios.' },
      maxLength: 36,
    }),
    telepsychiatry: text({
      label: { en: 'Telepsychiatry', es: 'Telepsiquiatría' },
      hint: {
        en: 'In the main menu and the footer.',
        es: 'En el menú principal y el pie de página.',
      },
      maxLength: 28,
    }),
    locations: text({
      label: { en: 'Towns', es: 'Localidades' },
      hint: {
        en: 'In the main menu, where it opens the list of towns; tooltip in the toolbar.',
        es: 'En el menú principal, donde abre la lista de localidades; mensaje sobre el botón de la barra de abajo.',
      },
      maxLength: 28,
    }),
    contact: text({
      label: { en: 'Contact', es: 'Contacto' },
      hint: {
        en: 'In the main menu and the footer.',
        es: 'En el menú principal y el pie de página.',
      },
      maxLength: 28,
    }),
    patients: text({
      label: { en: 'For patients of the practice', es: 'Para pacientes del consultorio' },
      hint: {
        en: 'Above the header and in the menu of phones: the way to portal, refills and payment.',
        es: 'Sobre el encabezado y en el menú de los teléfonos: el camino al portal, las recetas y los pagos.',
      },
      maxLength: 28,
    }),
    bookNow: text({
      label: { en: 'Book', es: 'Pedir cita' },
      hint: {
        en: 'Button in the header and the menu; tooltip in the toolbar.',
        es: 'Botón del encabezado y del menú; mensaje sobre el botón de la barra de abajo.',
      },
      maxLength: 20,
    }),
    skip: text({
      label: { en: 'Skip to the content', es: 'Saltar al contenido' },
      hint: {
        en: 'First link of every page, for those who use the keyboard.',
        es: 'Primer enlace de cada página, para quien usa el teclado.',
      },
    }),
    breadcrumbs: text({
      label: { en: 'Name of the breadcrumbs', es: 'Nombre de la ruta' },
      hint: {
        en: 'Read aloud before the path of pages above a heading.',
        es: 'Se lee en voz alta antes de la ruta de páginas sobre un título.',
      },
    }),
  },
);

export const crisis = group(
  { label: { en: 'Help in a crisis', es: 'Ayuda en una crisis' } },
  {
    label: text({
      label: { en: 'Name of the line', es: 'Nombre de la línea' },
      hint: {
        en: 'Read aloud before the line at the top of every page.',
        es: 'Se lee en voz alta antes de la línea de arriba de cada página.',
      },
    }),
    lead: text({
      label: { en: 'Question', es: 'Pregunta' },
      hint: {
        en: 'Begins the line at the top of every page, and a line of llms.txt.',
        es: 'Comienza la línea de arriba de cada página y una línea de llms.txt.',
      },
      maxLength: 40,
    }),
    emergency: text({
      label: { en: '911', es: '911' },
      hint: {
        en: 'Link that calls 911: at the top of every page, and a button on the emergency page.',
        es: 'Enlace que llama al 911: arriba de cada página y botón en la página de emergencias.',
      },
      maxLength: 30,
    }),
    lifeline: text({
      label: { en: 'Call to 988', es: 'Llamada al 988' },
      hint: {
        en: 'Link that calls 988, at the same places.',
        es: 'Enlace que llama al 988, en los mismos lugares.',
      },
      maxLength: 36,
    }),
    lifelineText: text({
      label: { en: 'Text to 988', es: 'Mensaje al 988' },
      hint: {
        en: 'Link that begins a text message to 988, at the same places.',
        es: 'Enlace que comienza un mensaje de texto al 988, en los mismos lugares.',
      },
      maxLength: 36,
    }),
    lifelineBrief: text({
      label: { en: 'Call 988, in brief', es: 'Llamar al 988, breve' },
      hint: {
        en: 'In the bar above every page; the three have to fit one line of a phone.',
        es: 'En la barra sobre cada página; los tres deben caber en un renglón del teléfono.',
      },
      maxLength: 20,
    }),
    lifelineTextBrief: text({
      label: { en: 'Text 988, in brief', es: 'Texto al 988, breve' },
      hint: { en: 'Beside it.', es: 'Al lado.' },
      maxLength: 20,
    }),
    emergencyBrief: text({
      label: { en: 'Emergency, in brief', es: 'Emergencia, breve' },
      hint: { en: 'Beside it.', es: 'Al lado.' },
      maxLength: 20,
    }),
    lifelineTextLink: messageLink({
      label: { en: 'Address of that link', es: 'Dirección de ese enlace' },
      hint: {
        en: 'Not shown: what the text message is addressed to, and its first word.',
        es: 'No se ve: a quién va el mensaje de texto y su primera palabra.',
      },
    }),
  },
);

export const image = group(
  { label: { en: 'Pictures on their way', es: 'Imágenes en camino' } },
  {
    loading: text({
      label: { en: 'Picture is loading', es: 'La imagen se carga' },
      hint: {
        en: 'In place of a picture, until it arrives.',
        es: 'En lugar de una imagen, hasta que llega.',
      },
    }),
    unavailable: text({
      label: { en: 'Picture is missing', es: 'Falta la imagen' },
      hint: {
        en: 'In place of a picture that could not be loaded.',
        es: 'En lugar de una imagen que no se pudo cargar.',
      },
    }),
  },
);

export const pictures = group(
  { label: { en: 'Descriptions of pictures', es: 'Descripciones de imágenes' } },
  {
    coast: text({
      label: { en: 'The coast', es: 'La costa' },
      hint: {
        en: 'Of the picture on the home page, and on towns without one of their own.',
        es: 'De la imagen del inicio y de las localidades que no tienen una propia.',
      },
    }),
    videoVisit: text({
      label: { en: 'Visit by video', es: 'Consulta por video' },
      hint: {
        en: 'Of the picture on the home page and the telepsychiatry page.',
        es: 'De la imagen del inicio y de la página de telepsiquiatría.',
      },
    }),
    bilingual: text({
      label: { en: 'Two languages', es: 'Dos idiomas' },
      hint: {
        en: 'Of the picture on the home page and the list of services.',
        es: 'De la imagen del inicio y de la lista de servicios.',
      },
    }),
  },
);

export const toolbar = group(
  { label: { en: 'Toolbar of phones', es: 'Barra de abajo en teléfonos' } },
  {
    label: text({
      label: { en: 'Name of the toolbar', es: 'Nombre de la barra' },
      hint: {
        en: 'Read aloud by screen readers; not visible.',
        es: 'Lo leen los lectores de pantalla; no se ve.',
      },
    }),
    call: text({
      label: { en: 'Call', es: 'Llamar' },
      hint: { en: 'Under the telephone.', es: 'Debajo del teléfono.' },
      maxLength: 14,
    }),
    book: text({
      label: { en: 'Book', es: 'Cita' },
      hint: { en: 'Under the calendar.', es: 'Debajo del calendario.' },
      maxLength: 14,
    }),
    locations: text({
      label: { en: 'Towns', es: 'Lugares' },
      hint: { en: 'Under the sign of a place.', es: 'Debajo del signo de lugar.' },
      maxLength: 14,
    }),
  },
);

export const leave = group(
  { label: { en: 'Leave this page', es: 'Salir de esta página' } },
  {
    link: text({
      label: { en: 'Link that leaves', es: 'Enlace para salir' },
      hint: {
        en: 'In the header, or the toolbar of phones, on the pages of services and on emergencies.',
        es: 'En el encabezado, o en la barra de abajo de los teléfonos, de las páginas de servicios y de emergencias.',
      },
      maxLength: 28,
    }),
    brief: text({
      label: { en: 'Leave, in brief', es: 'Salir, breve' },
      hint: {
        en: 'In the header and the bar at the bottom of phones, where the whole name has no room. A part of that name.',
        es: 'En el encabezado y en la barra de abajo de los teléfonos, donde no cabe el nombre entero. Una parte de ese nombre.',
      },
      maxLength: 14,
    }),
    about: text({
      label: { en: 'Link to its page', es: 'Enlace a su página' },
      hint: {
        en: 'In the footer, and after the note below.',
        es: 'En el pie de página y después de la nota de abajo.',
      },
    }),
    noScript: text({
      label: { en: 'Note without JavaScript', es: 'Nota sin JavaScript' },
      hint: {
        en: 'At the top of those pages, where the browser runs no scripts.',
        es: 'Arriba de esas páginas, si el navegador no ejecuta scripts.',
      },
    }),
  },
);

export const floating = group(
  { label: { en: 'Buttons that float', es: 'Botones flotantes' } },
  {
    label: text({
      label: { en: 'Name of the group', es: 'Nombre del grupo' },
      hint: {
        en: 'Read aloud before the welcome video and the cookie settings in the corner.',
        es: 'Se lee en voz alta antes del video de bienvenida y la configuración de cookies de la esquina.',
      },
    }),
  },
);

export const video = group(
  { label: { en: 'Welcome video', es: 'Video de bienvenida' } },
  {
    open: text({
      label: { en: 'Open the video', es: 'Abrir el video' },
      hint: {
        en: 'Tooltip and name of the round picture in the corner.',
        es: 'Mensaje y nombre de la imagen redonda de la esquina.',
      },
    }),
    title: text({
      label: { en: 'Title of the video', es: 'Título del video' },
      hint: { en: 'Above the video, once it is open.', es: 'Sobre el video, cuando está abierto.' },
      maxLength: 36,
    }),
    dismiss: text({
      label: { en: 'Hide the video', es: 'Ocultar el video' },
      hint: {
        en: 'Name of the small cross beside the round picture; read aloud.',
        es: 'Nombre de la cruz pequeña junto a la imagen redonda; se lee en voz alta.',
      },
    }),
  },
);

export const toast = group(
  { label: { en: 'Messages that go away', es: 'Mensajes que desaparecen' } },
  {
    region: text({
      label: { en: 'Name of their place', es: 'Nombre de su lugar' },
      hint: {
        en: 'Read aloud by screen readers; not visible.',
        es: 'Lo leen los lectores de pantalla; no se ve.',
      },
    }),
    close: text({
      label: { en: 'Close a message', es: 'Cerrar un mensaje' },
      hint: {
        en: 'Name of the cross on a message; read aloud.',
        es: 'Nombre de la cruz de un mensaje; se lee en voz alta.',
      },
    }),
  },
);

export const languageHelp = group(
  { label: { en: 'Language help', es: 'Ayuda con el idioma' } },
  {
    heading: text({
      label: { en: 'Heading', es: 'Título' },
      hint: {
        en: 'Above the offers of help in other languages, on the page about patients’ rights.',
        es: 'Sobre las ofertas de ayuda en otros idiomas, en la página sobre los derechos de los pacientes.',
      },
    }),
  },
);

export const notices = group(
  { label: { en: 'Notices', es: 'Avisos' } },
  {
    label: text({
      label: { en: 'Name of the notices', es: 'Nombre de los avisos' },
      hint: {
        en: 'Read aloud before the notices at the top of a page.',
        es: 'Se lee en voz alta antes de los avisos de arriba.',
      },
    }),
    until: text({
      label: { en: 'Last day', es: 'Último día' },
      hint: {
        en: 'After a notice, before the day or time on which it ends.',
        es: 'Después de un aviso, antes del día o la hora en que termina.',
      },
    }),
    dismiss: text({
      label: { en: 'Hide a notice', es: 'Ocultar un aviso' },
      hint: { en: 'Button beside a notice.', es: 'Botón junto a un aviso.' },
      maxLength: 36,
    }),
  },
);

export const footer = group(
  { label: { en: 'Footer', es: 'Pie de página' } },
  {
    label: text({
      label: { en: 'Name of the footer’s menu', es: 'Nombre del menú del pie' },
      hint: {
        en: 'Read aloud by screen readers; not visible.',
        es: 'Lo leen los lectores de pantalla; no se ve.',
      },
    }),
    services: text({
      label: { en: 'Services', es: 'Servicios' },
      hint: {
        en: 'Heading of a column; also in llms.txt.',
        es: 'Título de una columna; también en llms.txt.',
      },
      maxLength: 36,
    }),
    locations: text({
      label: { en: 'Towns', es: 'Localidades' },
      hint: {
        en: 'Heading of a column; also in llms.txt.',
        es: 'Título de una columna; también en llms.txt.',
      },
      maxLength: 36,
    }),
    policies: text({
      label: { en: 'Policies', es: 'Políticas' },
      hint: {
        en: 'Heading of a column; also in llms.txt.',
        es: 'Título de una columna; también en llms.txt.',
      },
      maxLength: 36,
    }),
    nondiscrimination: text({
      label: { en: 'Nondiscrimination', es: 'No discriminación' },
      hint: {
        en: 'Link under the policies. It is a heading of the page on rights too: write both the same.',
        es: 'Enlace bajo las políticas. Es también un título de la página sobre derechos: escriba los dos igual.',
      },
    }),
    languageHelp: text({
      label: { en: 'Language help', es: 'Ayuda con el idioma' },
      hint: {
        en: 'Link under the policies, to the offers in other languages.',
        es: 'Enlace bajo las políticas, a las ofertas en otros idiomas.',
      },
    }),
    accessibility: text({
      label: { en: 'Accessibility', es: 'Accesibilidad' },
      hint: {
        en: 'Link under the policies. It is a heading of the page on rights too: write both the same.',
        es: 'Enlace bajo las políticas. Es también un título de la página sobre derechos: escriba los dos igual.',
      },
    }),
    practice: text({
      label: { en: 'Practice', es: 'Consultorio' },
      hint: {
        en: 'Heading of the column with the practice’s pages and address.',
        es: 'Título de la columna con las páginas y la dirección del consultorio.',
      },
      maxLength: 36,
    }),
    sampleNotice: text({
      label: { en: 'Sample website', es: 'Sitio de muestra' },
      hint: {
        en: 'In the last line, while the practice is a sample.',
        es: 'En la última línea, mientras el consultorio es de muestra.',
      },
    }),
    rights: text({
      label: { en: 'Rights', es: 'Derechos' },
      hint: {
        en: 'In the last line, after the practice’s name.',
        es: 'En la última línea, después del nombre del consultorio.',
      },
    }),
  },
);

export const notFound = group(
  { label: { en: 'Page not found', es: 'Página no encontrada' } },
  {
    heading: text({
      label: { en: 'Heading', es: 'Título' },
      hint: {
        en: 'Of the page for addresses that do not exist.',
        es: 'De la página para direcciones que no existen.',
      },
    }),
    text: text({
      label: { en: 'Text', es: 'Texto' },
      hint: { en: 'Below that heading.', es: 'Debajo de ese título.' },
    }),
    home: text({
      label: { en: 'Link to the home page', es: 'Enlace al inicio' },
      hint: { en: 'Button below the text.', es: 'Botón debajo del texto.' },
      maxLength: 48,
    }),
    otherLanguage: text({
      label: { en: 'In the other language', es: 'En el otro idioma' },
      hint: {
        en: 'Written in the other language, for whoever looked for a page in it.',
        es: 'Se escribe en el otro idioma, para quien buscaba una página en él.',
      },
    }),
    otherLanguageLink: text({
      label: { en: 'Link in the other language', es: 'Enlace en el otro idioma' },
      hint: {
        en: 'After that, in the other language too: leads to its home page.',
        es: 'Después de eso, también en el otro idioma: lleva a su página de inicio.',
      },
    }),
    title: named(pageTitle, {
      label: { en: 'Title (60 characters at most)', es: 'Título (60 caracteres como máximo)' },
      hint: {
        en: 'In the browser’s tab, on that page.',
        es: 'En la pestaña del navegador, en esa página.',
      },
    }),
    description: named(pageDescription, {
      label: {
        en: 'Description (120 to 160 characters)',
        es: 'Descripción (de 120 a 160 caracteres)',
      },
      hint: {
        en: 'For programs that show a link to that page.',
        es: 'Para los programas que muestran un enlace a esa página.',
      },
    }),
  },
);

export const redirect = group(
  { label: { en: 'Page that moved', es: 'Página que cambió de lugar' } },
  {
    title: text({
      label: { en: 'Heading', es: 'Título' },
      hint: {
        en: 'Of the page that leads from a former address to the new one.',
        es: 'De la página que lleva de una dirección anterior a la nueva.',
      },
    }),
  },
);
