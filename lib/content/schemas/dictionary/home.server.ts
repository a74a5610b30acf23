// Texts of the home page, section by section; some stand on other pages as well.

import { group, text } from '../fields.server';

export const hero = group(
  { label: { en: 'First screen', es: 'Primera pantalla' } },
  {
    ourServices: text({
      label: { en: 'Link to the services', es: 'Enlace a los servicios' },
      hint: { en: 'Button below the heading.', es: 'Botón debajo del título.' },
      maxLength: 32,
    }),
    callNow: text({
      label: { en: 'Call', es: 'Llamar' },
      hint: {
        en: 'Button below the heading, with a telephone.',
        es: 'Botón debajo del título, con un teléfono.',
      },
      maxLength: 32,
    }),
    badgeCertified: text({
      label: { en: 'First badge', es: 'Primer distintivo' },
      hint: {
        en: 'On the first screen, where the lead clinician is board certified.',
        es: 'En la primera pantalla, si el profesional principal tiene la certificación.',
      },
      maxLength: 60,
    }),
    badgeCity: text({
      label: { en: 'Second badge', es: 'Segundo distintivo' },
      hint: {
        en: 'On the first screen, beside a heart.',
        es: 'En la primera pantalla, junto a un corazón.',
      },
      maxLength: 60,
    }),
    badgeRegion: text({
      label: { en: 'Third badge', es: 'Tercer distintivo' },
      hint: {
        en: 'On the first screen, beside the sign of a place.',
        es: 'En la primera pantalla, junto al signo de lugar.',
      },
      maxLength: 60,
    }),
    badges: text({
      label: { en: 'Name of the badges', es: 'Nombre de los distintivos' },
      hint: {
        en: 'Read aloud before the badges.',
        es: 'Se lee en voz alta antes de los distintivos.',
      },
    }),
    topics: text({
      label: { en: 'Name of the topics', es: 'Nombre de los temas' },
      hint: {
        en: 'Read aloud before the moving line of topics.',
        es: 'Se lee en voz alta antes de la línea de temas que se mueve.',
      },
    }),
    pause: text({
      label: { en: 'Pause', es: 'Pausa' },
      hint: {
        en: 'Button that stops the moving line of topics.',
        es: 'Botón que detiene la línea de temas que se mueve.',
      },
      maxLength: 20,
    }),
  },
);

export const stats = group(
  { label: { en: 'Figures', es: 'Cifras' } },
  {
    label: text({
      label: { en: 'Name of the figures', es: 'Nombre de las cifras' },
      hint: { en: 'Read aloud before the figures.', es: 'Se lee en voz alta antes de las cifras.' },
    }),
    yearsOfExperience: text({
      label: { en: 'Years of experience', es: 'Años de experiencia' },
      hint: { en: 'Under the first figure.', es: 'Debajo de la primera cifra.' },
      maxLength: 48,
    }),
    patientSuccessRate: text({
      label: { en: 'Success rate', es: 'Pacientes que mejoran' },
      hint: { en: 'Under the second figure.', es: 'Debajo de la segunda cifra.' },
      maxLength: 48,
    }),
    positiveReviews: text({
      label: { en: 'Positive reviews', es: 'Reseñas positivas' },
      hint: { en: 'Under the third figure.', es: 'Debajo de la tercera cifra.' },
      maxLength: 48,
    }),
    sample: text({
      label: { en: 'Sample figure', es: 'Cifra de muestra' },
      hint: {
        en: 'Under a figure that is a sample.',
        es: 'Debajo de una cifra que es de muestra.',
      },
      maxLength: 32,
    }),
  },
);

export const telehealth = group(
  { label: { en: 'From home', es: 'Desde casa' } },
  {
    heading: text({
      label: { en: 'Heading', es: 'Título' },
      hint: {
        en: 'Of the section on visits by video.',
        es: 'De la sección sobre consultas por video.',
      },
    }),
    text: text({
      label: { en: 'Text', es: 'Texto' },
      hint: { en: 'Below that heading.', es: 'Debajo de ese título.' },
    }),
    link: text({
      label: { en: 'Link', es: 'Enlace' },
      hint: {
        en: 'Button to the telepsychiatry page.',
        es: 'Botón a la página de telepsiquiatría.',
      },
      maxLength: 48,
    }),
  },
);

export const about = group(
  { label: { en: 'The psychiatrist', es: 'El psiquiatra' } },
  {
    heading: text({
      label: { en: 'Heading', es: 'Título' },
      hint: {
        en: 'Of the section on the lead clinician.',
        es: 'De la sección sobre el profesional principal.',
      },
    }),
    text: text({
      label: { en: 'Text', es: 'Texto' },
      hint: { en: 'Below that heading.', es: 'Debajo de ese título.' },
    }),
    link: text({
      label: { en: 'Link', es: 'Enlace' },
      hint: {
        en: 'Button to the page on the practice.',
        es: 'Botón a la página sobre el consultorio.',
      },
      maxLength: 60,
    }),
  },
);

export const services = group(
  { label: { en: 'What is treated', es: 'Qué se trata' } },
  {
    heading: text({
      label: { en: 'Heading', es: 'Título' },
      hint: { en: 'Above the cards of services.', es: 'Sobre las tarjetas de servicios.' },
    }),
    intro: text({
      label: { en: 'Text', es: 'Texto' },
      hint: { en: 'Below that heading.', es: 'Debajo de ese título.' },
    }),
    which: text({
      label: { en: 'Heading of the list', es: 'Título de la lista' },
      hint: {
        en: 'Above the cards on the list of services, which hold what patients say.',
        es: 'Sobre las tarjetas de la lista de servicios, que llevan lo que dicen los pacientes.',
      },
    }),
  },
);

export const bilingual = group(
  { label: { en: 'Two languages', es: 'Dos idiomas' } },
  {
    heading: text({
      label: { en: 'Heading', es: 'Título' },
      hint: { en: 'Of the section on both languages.', es: 'De la sección sobre los dos idiomas.' },
    }),
    text: text({
      label: { en: 'Text', es: 'Texto' },
      hint: { en: 'Below that heading.', es: 'Debajo de ese título.' },
    }),
    visit: text({
      label: { en: 'First point', es: 'Primer punto' },
      hint: { en: 'Beside speech bubbles.', es: 'Junto a unos globos de diálogo.' },
    }),
    forms: text({
      label: { en: 'Second point', es: 'Segundo punto' },
      hint: { en: 'Beside a sheet of paper.', es: 'Junto a una hoja de papel.' },
    }),
    website: text({
      label: { en: 'Third point', es: 'Tercer punto' },
      hint: { en: 'Beside a globe.', es: 'Junto a un globo terráqueo.' },
    }),
  },
);

export const areas = group(
  { label: { en: 'Towns', es: 'Localidades' } },
  {
    heading: text({
      label: { en: 'Heading', es: 'Título' },
      hint: { en: 'Above the map of towns.', es: 'Sobre el mapa de localidades.' },
    }),
    intro: text({
      label: { en: 'Text', es: 'Texto' },
      hint: { en: 'Below that heading.', es: 'Debajo de ese título.' },
    }),
    map: text({
      label: { en: 'Name of the map', es: 'Nombre del mapa' },
      hint: {
        en: 'Read aloud before the links on the map.',
        es: 'Se lee en voz alta antes de los enlaces del mapa.',
      },
    }),
    office: text({
      label: { en: 'Office', es: 'Consultorio' },
      hint: {
        en: 'On the map, under the town of the office.',
        es: 'En el mapa, debajo de la localidad del consultorio.',
      },
      maxLength: 20,
    }),
  },
);

export const callToAction = group(
  { label: { en: 'Invitation at the end of pages', es: 'Invitación al final de las páginas' } },
  {
    heading: text({
      label: { en: 'Heading', es: 'Título' },
      hint: {
        en: 'Of the dark band at the end of pages.',
        es: 'De la franja oscura al final de las páginas.',
      },
    }),
    text: text({
      label: { en: 'Text', es: 'Texto' },
      hint: { en: 'Below that heading.', es: 'Debajo de ese título.' },
    }),
    call: text({
      label: { en: 'Call', es: 'Llamar' },
      hint: {
        en: 'Button that calls the practice, on most pages; tooltip in the toolbar.',
        es: 'Botón que llama al consultorio, en casi todas las páginas; mensaje sobre el botón de la barra de abajo.',
      },
      maxLength: 40,
    }),
    request: text({
      label: { en: 'Request', es: 'Pedir cita' },
      hint: {
        en: 'Button to the contact form, on most pages, and the form’s heading.',
        es: 'Botón al formulario de contacto, en casi todas las páginas, y título del formulario.',
      },
      maxLength: 40,
    }),
  },
);

export const reviews = group(
  { label: { en: 'Reviews', es: 'Reseñas' } },
  {
    heading: text({
      label: { en: 'Heading', es: 'Título' },
      hint: { en: 'Above the reviews.', es: 'Sobre las reseñas.' },
    }),
    intro: text({
      label: { en: 'Note on samples', es: 'Nota sobre las muestras' },
      hint: {
        en: 'Below that heading, while one of the reviews is a sample.',
        es: 'Debajo de ese título, mientras alguna reseña es de muestra.',
      },
    }),
    sample: text({
      label: { en: 'Sample review', es: 'Reseña de muestra' },
      hint: { en: 'On a review that is a sample.', es: 'En una reseña que es de muestra.' },
      maxLength: 32,
    }),
    link: text({
      label: { en: 'Link', es: 'Enlace' },
      hint: {
        en: 'Button to the page with a review service.',
        es: 'Botón a la página en un servicio de reseñas.',
      },
      maxLength: 48,
    }),
  },
);

export const forPatients = group(
  { label: { en: 'For patients', es: 'Para pacientes' } },
  {
    doors: text({
      label: { en: 'Name of the cards', es: 'Nombre de las tarjetas' },
      hint: {
        en: 'Read aloud before the cards at the top of the page for patients.',
        es: 'Se lee en voz alta antes de las tarjetas de arriba de la página para pacientes.',
      },
    }),
    heading: text({
      label: { en: 'Heading', es: 'Título' },
      hint: {
        en: 'Of the section that leads to the page for patients.',
        es: 'De la sección que lleva a la página para pacientes.',
      },
    }),
    text: text({
      label: { en: 'Text', es: 'Texto' },
      hint: { en: 'Below that heading.', es: 'Debajo de ese título.' },
    }),
    link: text({
      label: { en: 'Link', es: 'Enlace' },
      hint: {
        en: 'Button to the page for patients; also in the footer.',
        es: 'Botón a la página para pacientes; también en el pie de página.',
      },
      maxLength: 48,
    }),
  },
);

export const faq = group(
  { label: { en: 'Questions', es: 'Preguntas' } },
  {
    heading: text({
      label: { en: 'Heading', es: 'Título' },
      hint: { en: 'Above the questions.', es: 'Sobre las preguntas.' },
    }),
    concerns: text({
      label: { en: 'Second heading', es: 'Segundo título' },
      hint: {
        en: 'Above the questions that people are afraid to ask.',
        es: 'Sobre las preguntas que da miedo hacer.',
      },
    }),
  },
);
