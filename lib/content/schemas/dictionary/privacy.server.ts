// Consent: the banner, the preferences, and what the cookie policy shows besides its text.

import { group, text } from '../fields.server';

export const consent = group(
  { label: { en: 'Banner and preferences', es: 'Aviso y preferencias' } },
  {
    heading: text({
      label: { en: 'Heading', es: 'Título' },
      hint: { en: 'Of the banner on a first visit.', es: 'Del aviso en la primera visita.' },
      maxLength: 48,
    }),
    text: text({
      label: { en: 'Text', es: 'Texto' },
      hint: {
        en: 'Of the banner, where the site uses tools of others.',
        es: 'Del aviso, si el sitio usa herramientas de otros.',
      },
    }),
    noTools: text({
      label: { en: 'Text without tools', es: 'Texto sin herramientas' },
      hint: {
        en: 'Of the banner, where the site uses none.',
        es: 'Del aviso, si el sitio no usa ninguna.',
      },
    }),
    privacyControl: text({
      label: { en: 'Privacy control', es: 'Control de privacidad' },
      hint: {
        en: 'Of the banner, where the browser asked not to share data.',
        es: 'Del aviso, si el navegador pidió no compartir datos.',
      },
    }),
    acceptAll: text({
      label: { en: 'Accept all', es: 'Aceptar todo' },
      hint: { en: 'Button of the banner.', es: 'Botón del aviso.' },
      maxLength: 32,
    }),
    rejectAll: text({
      label: { en: 'Reject all', es: 'Rechazar todo' },
      hint: { en: 'Button of the banner.', es: 'Botón del aviso.' },
      maxLength: 32,
    }),
    manage: text({
      label: { en: 'Preferences', es: 'Preferencias' },
      hint: {
        en: 'Button of the banner that opens the preferences.',
        es: 'Botón del aviso que abre las preferencias.',
      },
      maxLength: 32,
    }),
    settings: text({
      label: { en: 'Cookie settings', es: 'Configuración de cookies' },
      hint: {
        en: 'Button in the corner and link in the footer.',
        es: 'Botón de la esquina y enlace del pie de página.',
      },
      maxLength: 36,
    }),
    inShort: text({
      label: { en: 'The choice in words', es: 'La decisión en palabras' },
      hint: {
        en: 'On the cookie policy, before the categories and what is chosen of each.',
        es: 'En la política de cookies, antes de las categorías y lo decidido de cada una.',
      },
    }),
    isOn: text({
      label: { en: 'Switched on', es: 'Activada' },
      hint: {
        en: 'There, after the name of a category.',
        es: 'Allí, después del nombre de una categoría.',
      },
      maxLength: 20,
    }),
    isOff: text({
      label: { en: 'Switched off', es: 'Desactivada' },
      hint: {
        en: 'There, after the name of a category.',
        es: 'Allí, después del nombre de una categoría.',
      },
      maxLength: 20,
    }),
    saved: text({
      label: { en: 'Saved', es: 'Guardado' },
      hint: {
        en: 'Message once a choice is saved.',
        es: 'Mensaje cuando la decisión queda guardada.',
      },
    }),
    title: text({
      label: { en: 'Title of the preferences', es: 'Título de las preferencias' },
      hint: { en: 'Above the three categories.', es: 'Sobre las tres categorías.' },
      maxLength: 48,
    }),
    intro: text({
      label: { en: 'Text of the preferences', es: 'Texto de las preferencias' },
      hint: { en: 'Below that title.', es: 'Debajo de ese título.' },
    }),
    alwaysOn: text({
      label: { en: 'Always on', es: 'Siempre activas' },
      hint: {
        en: 'Beside the category that cannot be switched off.',
        es: 'Junto a la categoría que no se puede desactivar.',
      },
      maxLength: 32,
    }),
    save: text({
      label: { en: 'Save', es: 'Guardar' },
      hint: { en: 'Button of the preferences.', es: 'Botón de las preferencias.' },
      maxLength: 32,
    }),
    cancel: text({
      label: { en: 'Cancel', es: 'Cancelar' },
      hint: { en: 'Button of the preferences.', es: 'Botón de las preferencias.' },
      maxLength: 32,
    }),
    failed: text({
      label: { en: 'Failed', es: 'Falló' },
      hint: {
        en: 'Message, where the preferences could not be opened.',
        es: 'Mensaje, si no se pudieron abrir las preferencias.',
      },
    }),
    categories: group(
      { label: { en: 'What each category does', es: 'Qué hace cada categoría' } },
      {
        necessary: text({
          label: { en: 'Necessary', es: 'Necesarias' },
          hint: {
            en: 'Below its name, in the preferences.',
            es: 'Debajo de su nombre, en las preferencias.',
          },
        }),
        analytics: text({
          label: { en: 'Analytics', es: 'Estadísticas' },
          hint: {
            en: 'Below its name, in the preferences.',
            es: 'Debajo de su nombre, en las preferencias.',
          },
        }),
        marketing: text({
          label: { en: 'Marketing', es: 'Publicidad' },
          hint: {
            en: 'Below its name, in the preferences.',
            es: 'Debajo de su nombre, en las preferencias.',
          },
        }),
      },
    ),
  },
);

export const cookies = group(
  { label: { en: 'Table of cookies', es: 'Tabla de cookies' } },
  {
    heading: text({
      label: { en: 'Heading', es: 'Título' },
      hint: {
        en: 'Above the table on the cookie policy.',
        es: 'Sobre la tabla de la política de cookies.',
      },
    }),
    name: text({
      label: { en: 'Name', es: 'Nombre' },
      hint: { en: 'Heading of the first column.', es: 'Título de la primera columna.' },
      maxLength: 32,
    }),
    category: text({
      label: { en: 'Category', es: 'Categoría' },
      hint: { en: 'Heading of the second column.', es: 'Título de la segunda columna.' },
      maxLength: 32,
    }),
    setBy: text({
      label: { en: 'Set by', es: 'Quién lo guarda' },
      hint: { en: 'Heading of the third column.', es: 'Título de la tercera columna.' },
      maxLength: 32,
    }),
    purpose: text({
      label: { en: 'Purpose', es: 'Para qué sirve' },
      hint: { en: 'Heading of the fourth column.', es: 'Título de la cuarta columna.' },
      maxLength: 32,
    }),
    kept: text({
      label: { en: 'Kept for', es: 'Cuánto se guarda' },
      hint: { en: 'Heading of the last column.', es: 'Título de la última columna.' },
      maxLength: 32,
    }),
    inUse: text({
      label: { en: 'Tools in use', es: 'Herramientas en uso' },
      hint: {
        en: 'In policies that say which tools are in use, before their names.',
        es: 'En las políticas que dicen qué herramientas se usan, antes de sus nombres.',
      },
    }),
    noneInUse: text({
      label: { en: 'No tools', es: 'Ninguna herramienta' },
      hint: {
        en: 'At the same place, where there are none.',
        es: 'En el mismo lugar, si no hay ninguna.',
      },
    }),
    categories: group(
      { label: { en: 'Names of categories', es: 'Nombres de las categorías' } },
      {
        necessary: text({
          label: { en: 'Necessary', es: 'Necesarias' },
          hint: {
            en: 'In the table and in the preferences.',
            es: 'En la tabla y en las preferencias.',
          },
          maxLength: 32,
        }),
        analytics: text({
          label: { en: 'Analytics', es: 'Estadísticas' },
          hint: {
            en: 'In the table and in the preferences.',
            es: 'En la tabla y en las preferencias.',
          },
          maxLength: 32,
        }),
        marketing: text({
          label: { en: 'Marketing', es: 'Publicidad' },
          hint: {
            en: 'In the table and in the preferences.',
            es: 'En la tabla y en las preferencias.',
          },
          maxLength: 32,
        }),
      },
    ),
    setters: group(
      { label: { en: 'Who sets them', es: 'Quién los guarda' } },
      {
        site: text({
          label: { en: 'This website', es: 'Este sitio' },
          hint: { en: 'In the third column.', es: 'En la tercera columna.' },
        }),
        analytics: text({
          label: { en: 'Analytics', es: 'Estadísticas' },
          hint: {
            en: 'In the third column, and named as a tool in use.',
            es: 'En la tercera columna, y como herramienta en uso.',
          },
        }),
        replay: text({
          label: { en: 'Replay', es: 'Grabación' },
          hint: {
            en: 'In the third column, and named as a tool in use.',
            es: 'En la tercera columna, y como herramienta en uso.',
          },
        }),
        pixel: text({
          label: { en: 'Pixel', es: 'Píxel' },
          hint: {
            en: 'In the third column, and named as a tool in use.',
            es: 'En la tercera columna, y como herramienta en uso.',
          },
        }),
      },
    ),
    purposes: group(
      { label: { en: 'What they are for', es: 'Para qué sirven' } },
      {
        consent: text({
          label: { en: 'Consent', es: 'Consentimiento' },
          hint: {
            en: 'Of the entry that keeps the choice.',
            es: 'De la entrada que guarda la decisión.',
          },
        }),
        clip: text({
          label: { en: 'Welcome video', es: 'Video de bienvenida' },
          hint: {
            en: 'Of the entry that keeps the video closed.',
            es: 'De la entrada que mantiene cerrado el video.',
          },
        }),
        draft: text({
          label: { en: 'Draft', es: 'Borrador' },
          hint: {
            en: 'Of the entry that keeps the contact form.',
            es: 'De la entrada que guarda el formulario de contacto.',
          },
        }),
        notices: text({
          label: { en: 'Notices', es: 'Avisos' },
          hint: {
            en: 'Of the entry that keeps notices hidden.',
            es: 'De la entrada que mantiene ocultos los avisos.',
          },
        }),
        left: text({
          label: { en: 'Page that was left', es: 'Página que se dejó' },
          hint: {
            en: 'Of the entry of “Leave this page”.',
            es: 'De la entrada de «Salir de esta página».',
          },
        }),
        toggle: text({
          label: { en: 'Change of language', es: 'Cambio de idioma' },
          hint: {
            en: 'Of the entry that waits for the next page.',
            es: 'De la entrada que espera a la página siguiente.',
          },
        }),
        analytics: text({
          label: { en: 'Analytics', es: 'Estadísticas' },
          hint: { en: 'Of the cookies of this tool.', es: 'De las cookies de esta herramienta.' },
        }),
        replay: text({
          label: { en: 'Replay', es: 'Grabación' },
          hint: { en: 'Of the cookies of this tool.', es: 'De las cookies de esta herramienta.' },
        }),
        pixel: text({
          label: { en: 'Pixel', es: 'Píxel' },
          hint: { en: 'Of the cookies of this tool.', es: 'De las cookies de esta herramienta.' },
        }),
        advertisement: text({
          label: { en: 'Advertisement', es: 'Anuncio' },
          hint: {
            en: 'Of the cookies that note an ad.',
            es: 'De las cookies que anotan un anuncio.',
          },
        }),
      },
    ),
    lifetimes: group(
      { label: { en: 'How long they are kept', es: 'Cuánto se guardan' } },
      {
        visit: text({
          label: { en: 'One visit', es: 'Una visita' },
          hint: { en: 'In the last column.', es: 'En la última columna.' },
        }),
        sixMonths: text({
          label: { en: 'Six months', es: 'Seis meses' },
          hint: { en: 'In the last column.', es: 'En la última columna.' },
        }),
        twoYears: text({
          label: { en: 'Two years', es: 'Dos años' },
          hint: { en: 'In the last column.', es: 'En la última columna.' },
        }),
        thirteenMonths: text({
          label: { en: 'Thirteen months', es: 'Trece meses' },
          hint: { en: 'In the last column.', es: 'En la última columna.' },
        }),
        oneYear: text({
          label: { en: 'One year', es: 'Un año' },
          hint: { en: 'In the last column.', es: 'En la última columna.' },
        }),
        threeMonths: text({
          label: { en: 'Three months', es: 'Tres meses' },
          hint: { en: 'In the last column.', es: 'En la última columna.' },
        }),
        oneDay: text({
          label: { en: 'One day', es: 'Un día' },
          hint: { en: 'In the last column.', es: 'En la última columna.' },
        }),
        oneMinute: text({
          label: { en: 'One minute', es: 'Un minuto' },
          hint: { en: 'In the last column.', es: 'En la última columna.' },
        }),
        notice: text({
          label: { en: 'As long as a notice', es: 'Lo que dure un aviso' },
          hint: { en: 'In the last column.', es: 'En la última columna.' },
        }),
      },
    ),
  },
);

export const yourChoice = group(
  { label: { en: 'Choice on this device', es: 'Decisión en este aparato' } },
  {
    heading: text({
      label: { en: 'Heading', es: 'Título' },
      hint: {
        en: 'Of the part of the cookie policy where the choice can be deleted.',
        es: 'De la parte de la política de cookies donde se puede borrar la decisión.',
      },
    }),
    intro: text({
      label: { en: 'Text', es: 'Texto' },
      hint: { en: 'Below that heading.', es: 'Debajo de ese título.' },
    }),
    delete: text({
      label: { en: 'Delete', es: 'Borrar' },
      hint: { en: 'Button below the text.', es: 'Botón debajo del texto.' },
      maxLength: 60,
    }),
    deleted: text({
      label: { en: 'Deleted', es: 'Borrado' },
      hint: {
        en: 'Message once the choice is deleted.',
        es: 'Mensaje cuando la decisión se ha borrado.',
      },
    }),
  },
);

export const receipt = group(
  { label: { en: 'Addresses that are asked', es: 'Direcciones que se consultan' } },
  {
    heading: text({
      label: { en: 'Heading', es: 'Título' },
      hint: {
        en: 'Above the table of addresses, on the cookie policy.',
        es: 'Sobre la tabla de direcciones, en la política de cookies.',
      },
    }),
    intro: text({
      label: { en: 'Text', es: 'Texto' },
      hint: {
        en: 'Below that heading, where there are addresses.',
        es: 'Debajo de ese título, si hay direcciones.',
      },
    }),
    when: text({
      label: { en: 'When', es: 'Cuándo' },
      hint: { en: 'Heading of the first column.', es: 'Título de la primera columna.' },
      maxLength: 32,
    }),
    addresses: text({
      label: { en: 'Addresses', es: 'Direcciones' },
      hint: { en: 'Heading of the second column.', es: 'Título de la segunda columna.' },
      maxLength: 32,
    }),
    whose: text({
      label: { en: 'Whose', es: 'De quién' },
      hint: { en: 'Heading of the last column.', es: 'Título de la última columna.' },
      maxLength: 32,
    }),
    flags: text({
      label: { en: 'Flags', es: 'Banderas' },
      hint: {
        en: 'In the last column, where flags come from another server.',
        es: 'En la última columna, si las banderas vienen de otro servidor.',
      },
    }),
    formService: text({
      label: { en: 'Form service', es: 'Servicio del formulario' },
      hint: { en: 'In the last column.', es: 'En la última columna.' },
    }),
    bookingService: text({
      label: { en: 'Booking service', es: 'Servicio de reservas' },
      hint: { en: 'In the last column.', es: 'En la última columna.' },
    }),
    reviewService: text({
      label: { en: 'Review service', es: 'Servicio de reseñas' },
      hint: { en: 'In the last column.', es: 'En la última columna.' },
    }),
    nobody: text({
      label: { en: 'Nobody', es: 'Nadie' },
      hint: {
        en: 'In the table, where no address of others is asked.',
        es: 'En la tabla, si no se consulta ninguna dirección de otros.',
      },
    }),
    none: text({
      label: { en: 'No addresses', es: 'Ninguna dirección' },
      hint: {
        en: 'In place of the table, where the site asks none of others.',
        es: 'En lugar de la tabla, si el sitio no consulta ninguna de otros.',
      },
    }),
    closing: text({
      label: { en: 'Last sentence', es: 'Última oración' },
      hint: { en: 'Below the table.', es: 'Debajo de la tabla.' },
    }),
    shorthand: text({
      label: { en: 'Choice in shorthand', es: 'Decisión, abreviada' },
      hint: {
        en: 'Last in the list of addresses, before letters such as N1A0M0.',
        es: 'Al final de la lista de direcciones, antes de letras como N1A0M0.',
      },
    }),
    occasions: group(
      { label: { en: 'Occasions', es: 'Ocasiones' } },
      {
        before: text({
          label: { en: 'Before a choice', es: 'Antes de decidir' },
          hint: { en: 'In the first column.', es: 'En la primera columna.' },
        }),
        analytics: text({
          label: { en: 'Analytics agreed', es: 'Con Estadísticas' },
          hint: { en: 'In the first column.', es: 'En la primera columna.' },
        }),
        marketing: text({
          label: { en: 'Marketing agreed', es: 'Con Publicidad' },
          hint: { en: 'In the first column.', es: 'En la primera columna.' },
        }),
        form: text({
          label: { en: 'Form', es: 'Formulario' },
          hint: { en: 'In the first column.', es: 'En la primera columna.' },
        }),
        booking: text({
          label: { en: 'Booking', es: 'Reservar' },
          hint: { en: 'In the first column.', es: 'En la primera columna.' },
        }),
        reviews: text({
          label: { en: 'Reviews', es: 'Reseñas' },
          hint: { en: 'In the first column.', es: 'En la primera columna.' },
        }),
      },
    ),
  },
);
