// Words between the facts of the practice: insurers, clinicians, visits, hours, the way to the office.

import { group, type Labels, text } from '../fields.server';

const ofLead = {
  en: '{profession}, by the credentials of the first clinician.',
  es: '{profession}, según el título del primer profesional.',
};

/** A word in the two forms that Spanish has for the lead of the practice. In English both are the same. */
const bySpanishForm = ({ label, hint }: Labels) =>
  group(
    { label },
    {
      feminine: text({ label: { en: 'Of a woman', es: 'De una mujer' }, hint }),
      masculine: text({
        label: { en: 'Of a man, or not known', es: 'De un hombre, o si no se sabe' },
        hint,
      }),
    },
  );

export const insurance = group(
  { label: { en: 'Insurance', es: 'Seguros' } },
  {
    heading: text({
      label: { en: 'Heading', es: 'Título' },
      hint: {
        en: 'Above the logos of insurers, on the home page.',
        es: 'Sobre los logotipos de los seguros, en el inicio.',
      },
    }),
    intro: text({
      label: { en: 'Text', es: 'Texto' },
      hint: { en: 'Below that heading.', es: 'Debajo de ese título.' },
    }),
    footnote: text({
      label: { en: 'Insurer is not there', es: 'El seguro no está' },
      hint: {
        en: 'Below the logos, and in the plan finder where a name is not known; leads to the contact page.',
        es: 'Debajo de los logotipos, y en el buscador si no se conoce un nombre; lleva a la página de contacto.',
      },
    }),
    list: text({
      label: { en: 'Name of the logos', es: 'Nombre de los logotipos' },
      hint: {
        en: 'Read aloud before the logos.',
        es: 'Se lee en voz alta antes de los logotipos.',
      },
    }),
    pause: text({
      label: { en: 'Stop the logos', es: 'Detener los logotipos' },
      hint: {
        en: 'Name of the button beside them; read aloud.',
        es: 'Nombre del botón junto a ellos; se lee en voz alta.',
      },
    }),
    of: text({
      label: { en: 'Of', es: 'De' },
      hint: {
        en: 'On phones, between the number of the logo shown and that of all: 1 of 15.',
        es: 'En teléfonos, entre el número del logotipo que se ve y el total: 1 de 15.',
      },
      maxLength: 16,
    }),
    play: text({
      label: { en: 'Start the logos', es: 'Reanudar los logotipos' },
      hint: {
        en: 'Name of the same button, once they stand still; read aloud.',
        es: 'Nombre del mismo botón, cuando están quietos; se lee en voz alta.',
      },
    }),
    find: text({
      label: { en: 'Plan finder', es: 'Buscador de seguros' },
      hint: {
        en: 'Above the box in which visitors type an insurer.',
        es: 'Sobre la casilla donde se escribe un seguro.',
      },
      maxLength: 48,
    }),
    findHint: text({
      label: { en: 'How to search', es: 'Cómo buscar' },
      hint: { en: 'Below that box.', es: 'Debajo de esa casilla.' },
    }),
    inNetwork: text({
      label: { en: 'In network', es: 'Dentro de la red' },
      hint: {
        en: 'Answer of the plan finder, before the names.',
        es: 'Respuesta del buscador, antes de los nombres.',
      },
      maxLength: 40,
    }),
    outOfNetwork: text({
      label: { en: 'Out of network', es: 'Fuera de la red' },
      hint: {
        en: 'Answer of the plan finder, before the names.',
        es: 'Respuesta del buscador, antes de los nombres.',
      },
      maxLength: 40,
    }),
    notAccepted: text({
      label: { en: 'Not accepted', es: 'No se acepta' },
      hint: {
        en: 'Answer of the plan finder, before the names.',
        es: 'Respuesta del buscador, antes de los nombres.',
      },
      maxLength: 40,
    }),
    unknown: text({
      label: { en: 'Not known', es: 'No se sabe' },
      hint: {
        en: 'Answer of the plan finder to a name that is not listed.',
        es: 'Respuesta del buscador a un nombre que no está en la lista.',
      },
    }),
    confirmedOn: text({
      label: { en: 'Confirmed', es: 'Confirmado' },
      hint: {
        en: 'Answer of the plan finder, after a name and before a day.',
        es: 'Respuesta del buscador, después de un nombre y antes de un día.',
      },
      maxLength: 40,
    }),
    planNote: text({
      label: { en: 'Note on plans', es: 'Nota sobre los planes' },
      hint: { en: 'Last in that section.', es: 'Al final de esa sección.' },
    }),
    questionsLink: text({
      label: { en: 'Link to the questions', es: 'Enlace a las preguntas' },
      hint: {
        en: 'After that note. It is a heading of the page for patients too: write both the same.',
        es: 'Después de esa nota. Es también un título de la página para pacientes: escriba los dos igual.',
      },
    }),
  },
);

export const clinician = group(
  { label: { en: 'Clinician', es: 'Profesional' } },
  {
    board: text({
      label: { en: 'Certified by', es: 'Certificación' },
      hint: { en: 'Before the board that certified.', es: 'Antes de la entidad que certificó.' },
      maxLength: 60,
    }),
    licence: text({
      label: { en: 'License', es: 'Licencia' },
      hint: {
        en: 'Before the number of the license; also for search engines.',
        es: 'Antes del número de la licencia; también para los buscadores.',
      },
      maxLength: 60,
    }),
    lookUp: text({
      label: { en: 'Look it up', es: 'Consultarla' },
      hint: {
        en: 'Link after the number of the license.',
        es: 'Enlace después del número de la licencia.',
      },
      maxLength: 40,
    }),
    npi: text({
      label: { en: 'NPI', es: 'NPI' },
      hint: {
        en: 'Before the number; also for search engines.',
        es: 'Antes del número; también para los buscadores.',
      },
      maxLength: 60,
    }),
    medicalSchool: text({
      label: { en: 'Medical school', es: 'Facultad de medicina' },
      hint: { en: 'Before its name.', es: 'Antes de su nombre.' },
      maxLength: 60,
    }),
    residency: text({
      label: { en: 'Residency', es: 'Residencia' },
      hint: { en: 'Before its place.', es: 'Antes del lugar.' },
      maxLength: 60,
    }),
    fellowship: text({
      label: { en: 'Fellowship', es: 'Subespecialidad' },
      hint: { en: 'Before its place.', es: 'Antes del lugar.' },
      maxLength: 60,
    }),
    inPracticeSince: text({
      label: { en: 'In practice since', es: 'En ejercicio desde' },
      hint: { en: 'Before the year.', es: 'Antes del año.' },
      maxLength: 60,
    }),
    languages: text({
      label: { en: 'Languages', es: 'Idiomas' },
      hint: { en: 'Before the languages.', es: 'Antes de los idiomas.' },
      maxLength: 60,
    }),
    interests: text({
      label: { en: 'Interests', es: 'Áreas de interés' },
      hint: { en: 'Before the interests.', es: 'Antes de las áreas de interés.' },
      maxLength: 60,
    }),
    affiliations: text({
      label: { en: 'Hospitals and societies', es: 'Hospitales y sociedades' },
      hint: { en: 'Before their names.', es: 'Antes de sus nombres.' },
      maxLength: 60,
    }),
    newPatients: text({
      label: { en: 'New patients', es: 'Pacientes nuevos' },
      hint: {
        en: 'Before one of the two answers below.',
        es: 'Antes de una de las dos respuestas de abajo.',
      },
      maxLength: 60,
    }),
    takesNewPatients: text({
      label: { en: 'Accepted', es: 'Se aceptan' },
      hint: {
        en: 'Answer where the clinician accepts new patients.',
        es: 'Respuesta si acepta pacientes nuevos.',
      },
    }),
    takesNoNewPatients: text({
      label: { en: 'Not accepted', es: 'No se aceptan' },
      hint: { en: 'Answer where the clinician does not.', es: 'Respuesta si no los acepta.' },
    }),
    sample: text({
      label: { en: 'Sample', es: 'De muestra' },
      hint: {
        en: 'Beside the name, while the entries are a sample; also for search engines.',
        es: 'Junto al nombre, mientras los datos son de muestra; también para los buscadores.',
      },
    }),
  },
);

export const glance = group(
  { label: { en: 'At a glance', es: 'De un vistazo' } },
  {
    heading: text({
      label: { en: 'Heading', es: 'Título' },
      hint: {
        en: 'Of the card with the most important facts, on several pages.',
        es: 'De la tarjeta con lo más importante, en varias páginas.',
      },
    }),
    sample: text({
      label: { en: 'Sample', es: 'De muestra' },
      hint: {
        en: 'Beside that heading and the fees, while the facts are a sample.',
        es: 'Junto a ese título y a los precios, mientras los datos son de muestra.',
      },
    }),
    newPatients: text({
      label: { en: 'New patients', es: 'Pacientes nuevos' },
      hint: {
        en: 'Before one of the three answers below.',
        es: 'Antes de una de las tres respuestas de abajo.',
      },
      maxLength: 48,
    }),
    accepted: text({
      label: { en: 'Accepted', es: 'Se aceptan' },
      hint: {
        en: 'Answer where new patients are accepted.',
        es: 'Respuesta si se aceptan pacientes nuevos.',
      },
    }),
    waitingList: text({
      label: { en: 'Waiting list', es: 'Lista de espera' },
      hint: {
        en: 'Answer where there is a waiting list.',
        es: 'Respuesta si hay lista de espera.',
      },
    }),
    notAccepted: text({
      label: { en: 'Not accepted', es: 'No se aceptan' },
      hint: {
        en: 'Answer where no new patients are accepted.',
        es: 'Respuesta si no se aceptan pacientes nuevos.',
      },
    }),
    nextOpening: text({
      label: { en: 'Next opening', es: 'Próxima cita libre' },
      hint: { en: 'Before its day.', es: 'Antes del día.' },
      maxLength: 48,
    }),
    confirmedOn: text({
      label: { en: 'Confirmed', es: 'Confirmado' },
      hint: {
        en: 'After that day, before the day on which it was confirmed.',
        es: 'Después de ese día, antes del día en que se confirmó.',
      },
      maxLength: 40,
    }),
    minutes: text({
      label: { en: 'Minutes', es: 'Minutos' },
      hint: {
        en: 'After the number of minutes of a visit; also in the table of fees.',
        es: 'Después de los minutos de una consulta; también en la tabla de precios.',
      },
      maxLength: 24,
    }),
    withoutInsurance: text({
      label: { en: 'Without insurance', es: 'Sin seguro' },
      hint: { en: 'After the price of a visit.', es: 'Después del precio de una consulta.' },
      maxLength: 40,
    }),
    where: text({
      label: { en: 'Where', es: 'Dónde' },
      hint: { en: 'Before the two places below.', es: 'Antes de los dos lugares de abajo.' },
      maxLength: 48,
    }),
    office: text({
      label: { en: 'In the office', es: 'En el consultorio' },
      hint: { en: 'Before the city.', es: 'Antes de la ciudad.' },
    }),
    video: text({
      label: { en: 'By video', es: 'Por video' },
      hint: {
        en: 'Before where patients must be.',
        es: 'Antes de dónde tiene que estar el paciente.',
      },
    }),
    andOver: text({
      label: { en: 'And over', es: 'O más' },
      hint: {
        en: 'After the lowest age, where there is no highest.',
        es: 'Después de la edad mínima, si no hay máxima.',
      },
    }),
    to: text({
      label: { en: 'To', es: 'A' },
      hint: {
        en: 'Between the lowest and the highest age.',
        es: 'Entre la edad mínima y la máxima.',
      },
    }),
    languages: text({
      label: { en: 'Languages', es: 'Idiomas' },
      hint: { en: 'Before the languages.', es: 'Antes de los idiomas.' },
      maxLength: 48,
    }),
    speaks: text({
      label: { en: 'Speaks', es: 'Habla' },
      hint: {
        en: 'After one person, before a language.',
        es: 'Después de una persona, antes de un idioma.',
      },
    }),
    speak: text({
      label: { en: 'Speak', es: 'Hablan' },
      hint: {
        en: 'After several people, before a language.',
        es: 'Después de varias personas, antes de un idioma.',
      },
    }),
    reply: text({
      label: { en: 'Answer', es: 'Respuesta' },
      hint: {
        en: 'Before the business days until an answer.',
        es: 'Antes de los días hábiles hasta una respuesta.',
      },
      maxLength: 48,
    }),
    refills: text({
      label: { en: 'Refills', es: 'Recetas' },
      hint: {
        en: 'Before the business days until a refill.',
        es: 'Antes de los días hábiles hasta repetir una receta.',
      },
      maxLength: 48,
    }),
    away: text({
      label: { en: 'Doctor is away', es: 'El médico no está' },
      hint: { en: 'Before who answers then.', es: 'Antes de quién responde entonces.' },
      maxLength: 48,
    }),
    paidBy: text({
      label: { en: 'Ways to pay', es: 'Formas de pago' },
      hint: { en: 'Before the ways to pay.', es: 'Antes de las formas de pago.' },
      maxLength: 48,
    }),
    superbill: text({
      label: { en: 'Superbill', es: 'Factura detallada' },
      hint: {
        en: 'After the ways to pay, where the practice gives one.',
        es: 'Después de las formas de pago, si el consultorio la da.',
      },
    }),
    insurance: text({
      label: { en: 'Insurance', es: 'Seguro' },
      hint: { en: 'Name of the second entry.', es: 'Nombre del segundo dato.' },
      maxLength: 40,
    }),
    insurers: text({
      label: { en: 'Insurers', es: 'Seguros' },
      hint: {
        en: 'After their number, where there are more than three in network.',
        es: 'Después de cuántos son, si hay más de tres en la red.',
      },
      maxLength: 40,
    }),
    including: text({
      label: { en: 'Including', es: 'Incluidos' },
      hint: {
        en: 'Below it, before the names of Medicare and Medicaid.',
        es: 'Debajo, antes de los nombres de Medicare y Medicaid.',
      },
      maxLength: 24,
    }),
    check: text({
      label: { en: 'Check yours', es: 'Buscar el suyo' },
      hint: {
        en: 'Link below it, to the search for an insurer on the home page.',
        es: 'Enlace debajo, a la búsqueda de un seguro en el inicio.',
      },
      maxLength: 40,
    }),
    more: text({
      label: { en: 'More facts', es: 'Más datos' },
      hint: {
        en: 'On phones, after the number of the entries that are folded.',
        es: 'En teléfonos, después de cuántos datos están plegados.',
      },
      maxLength: 40,
    }),
  },
);

export const fees = group(
  { label: { en: 'Fees', es: 'Precios' } },
  {
    heading: text({
      label: { en: 'Heading', es: 'Título' },
      hint: {
        en: 'Above the table of fees, on the page for patients.',
        es: 'Sobre la tabla de precios, en la página para pacientes.',
      },
    }),
    visit: text({
      label: { en: 'Visit', es: 'Consulta' },
      hint: { en: 'Heading of the first column.', es: 'Título de la primera columna.' },
      maxLength: 32,
    }),
    length: text({
      label: { en: 'Length', es: 'Duración' },
      hint: { en: 'Heading of the second column.', es: 'Título de la segunda columna.' },
      maxLength: 32,
    }),
    forWhom: text({
      label: { en: 'For whom', es: 'Para quién' },
      hint: { en: 'Heading of the third column.', es: 'Título de la tercera columna.' },
      maxLength: 32,
    }),
    price: text({
      label: { en: 'Price', es: 'Precio' },
      hint: { en: 'Heading of the last column.', es: 'Título de la última columna.' },
      maxLength: 32,
    }),
    note: text({
      label: { en: 'Note', es: 'Nota' },
      hint: { en: 'Below the table.', es: 'Debajo de la tabla.' },
    }),
  },
);

export const openNow = group(
  { label: { en: 'Open or closed', es: 'Abierto o cerrado' } },
  {
    openUntil: text({
      label: { en: 'Open until', es: 'Abierto hasta' },
      hint: {
        en: 'Beside the hours, before the closing time of today.',
        es: 'Junto al horario, antes de la hora de cerrar de hoy.',
      },
      maxLength: 40,
    }),
    closed: text({
      label: { en: 'Closed', es: 'Cerrado' },
      hint: {
        en: 'Beside the hours, while the office is closed.',
        es: 'Junto al horario, mientras el consultorio está cerrado.',
      },
      maxLength: 40,
    }),
    opens: text({
      label: { en: 'Opens', es: 'Abre' },
      hint: {
        en: 'After “closed”, before the day on which it opens.',
        es: 'Después de «cerrado», antes del día en que abre.',
      },
      maxLength: 40,
    }),
    opensToday: text({
      label: { en: 'Opens today', es: 'Abre hoy' },
      hint: {
        en: 'After “closed”, before the time.',
        es: 'Después de «cerrado», antes de la hora.',
      },
      maxLength: 40,
    }),
    at: text({
      label: { en: 'At', es: 'A las' },
      hint: { en: 'Between that day and the time.', es: 'Entre ese día y la hora.' },
      maxLength: 16,
    }),
    through: text({
      label: { en: 'Through', es: 'Al' },
      hint: {
        en: 'Between the first and the last day of an exception.',
        es: 'Entre el primer y el último día de una excepción.',
      },
      maxLength: 16,
    }),
    closedOn: text({
      label: { en: 'Closed on a day', es: 'Cerrado un día' },
      hint: {
        en: 'After the days of an exception without hours.',
        es: 'Después de los días de una excepción sin horario.',
      },
      maxLength: 40,
    }),
  },
);

export const crisisCenters = group(
  { label: { en: 'Crisis centers', es: 'Centros de crisis' } },
  {
    heading: text({
      label: { en: 'Heading', es: 'Título' },
      hint: {
        en: 'Above all centers, on the emergency page.',
        es: 'Sobre todos los centros, en la página de emergencias.',
      },
    }),
    inCounty: text({
      label: { en: 'Heading in a town', es: 'Título en una localidad' },
      hint: {
        en: 'Above the centers of the county, on the page of a town.',
        es: 'Sobre los centros del condado, en la página de una localidad.',
      },
    }),
    county: text({
      label: { en: 'County', es: 'Condado' },
      hint: { en: 'Before the county of a center.', es: 'Antes del condado de un centro.' },
      maxLength: 28,
    }),
    address: text({
      label: { en: 'Address', es: 'Dirección' },
      hint: { en: 'Before the address of a center.', es: 'Antes de la dirección de un centro.' },
      maxLength: 28,
    }),
    hours: text({
      label: { en: 'Hours', es: 'Horario' },
      hint: { en: 'Before the hours of a center.', es: 'Antes del horario de un centro.' },
      maxLength: 28,
    }),
    phone: text({
      label: { en: 'Telephone', es: 'Teléfono' },
      hint: { en: 'Before the telephone of a center.', es: 'Antes del teléfono de un centro.' },
      maxLength: 28,
    }),
    mobileTeam: text({
      label: { en: 'Mobile team', es: 'Equipo móvil' },
      hint: {
        en: 'Before the number of a center’s mobile team.',
        es: 'Antes del número del equipo móvil de un centro.',
      },
      maxLength: 40,
    }),
    more: text({
      label: { en: 'Link to more', es: 'Enlace a más' },
      hint: {
        en: 'On the page of a town, to the emergency page.',
        es: 'En la página de una localidad, a la página de emergencias.',
      },
    }),
  },
);

export const visit = group(
  { label: { en: 'The way to the office', es: 'Cómo llegar' } },
  {
    directions: text({
      label: { en: 'Directions', es: 'Cómo llegar' },
      hint: {
        en: 'Below the address, before the two maps.',
        es: 'Debajo de la dirección, antes de los dos mapas.',
      },
      maxLength: 40,
    }),
    googleMaps: text({
      label: { en: 'Google Maps', es: 'Google Maps' },
      hint: { en: 'Link below the address.', es: 'Enlace debajo de la dirección.' },
      maxLength: 28,
    }),
    appleMaps: text({
      label: { en: 'Apple Maps', es: 'Apple Maps' },
      hint: { en: 'Link below the address.', es: 'Enlace debajo de la dirección.' },
      maxLength: 28,
    }),
    building: text({
      label: { en: 'Building', es: 'Edificio' },
      hint: {
        en: 'Before what is known of the building.',
        es: 'Antes de lo que se sabe del edificio.',
      },
      maxLength: 40,
    }),
    stepFree: text({
      label: { en: 'Without a step', es: 'Sin escalones' },
      hint: { en: 'Where the entrance has none.', es: 'Si la entrada no los tiene.' },
    }),
    noStepFree: text({
      label: { en: 'With steps', es: 'Con escalones' },
      hint: { en: 'Where the entrance has some.', es: 'Si la entrada los tiene.' },
    }),
    elevator: text({
      label: { en: 'Elevator', es: 'Elevador' },
      hint: { en: 'Where there is one.', es: 'Si lo hay.' },
    }),
    noElevator: text({
      label: { en: 'No elevator', es: 'Sin elevador' },
      hint: { en: 'Where there is none.', es: 'Si no lo hay.' },
    }),
    restroom: text({
      label: { en: 'Restroom', es: 'Baño' },
      hint: { en: 'Where there is one for wheelchairs.', es: 'Si hay uno para sillas de ruedas.' },
    }),
    noRestroom: text({
      label: { en: 'No restroom', es: 'Sin baño' },
      hint: {
        en: 'Where there is none for wheelchairs.',
        es: 'Si no hay uno para sillas de ruedas.',
      },
    }),
    parking: text({
      label: { en: 'Parking', es: 'Estacionamiento' },
      hint: { en: 'Before where to park.', es: 'Antes de dónde estacionar.' },
      maxLength: 40,
    }),
    bus: text({
      label: { en: 'Buses', es: 'Autobuses' },
      hint: {
        en: 'Before the nearest stop and its routes.',
        es: 'Antes de la parada más cercana y sus rutas.',
      },
      maxLength: 40,
    }),
    profiles: text({
      label: { en: 'Profiles', es: 'Perfiles' },
      hint: {
        en: 'Before links to the practice on other sites.',
        es: 'Antes de los enlaces al consultorio en otros sitios.',
      },
      maxLength: 40,
    }),
  },
);

export const existingPatients = group(
  { label: { en: 'Existing patients', es: 'Pacientes actuales' } },
  {
    heading: text({
      label: { en: 'Heading', es: 'Título' },
      hint: {
        en: 'Above the links for patients of the practice, on the page for patients.',
        es: 'Sobre los enlaces para quienes ya son pacientes, en la página para pacientes.',
      },
    }),
    portal: text({
      label: { en: 'Portal', es: 'Portal' },
      hint: { en: 'Link to the patient portal.', es: 'Enlace al portal de pacientes.' },
      maxLength: 60,
    }),
    payment: text({
      label: { en: 'Payment', es: 'Pagos' },
      hint: { en: 'Link to the page for payments.', es: 'Enlace a la página de pagos.' },
      maxLength: 60,
    }),
    refills: text({
      label: { en: 'Refill', es: 'Receta' },
      hint: {
        en: 'Link to the page for refills.',
        es: 'Enlace a la página para repetir una receta.',
      },
      maxLength: 60,
    }),
    videoVisit: text({
      label: { en: 'Video visit', es: 'Consulta por video' },
      hint: { en: 'Link to the visit by video.', es: 'Enlace a la consulta por video.' },
      maxLength: 60,
    }),
    forms: text({
      label: { en: 'Forms', es: 'Formularios' },
      hint: {
        en: 'Heading above the forms to print.',
        es: 'Título sobre los formularios para imprimir.',
      },
    }),
    elsewhere: text({
      label: { en: 'Another website', es: 'Otro sitio' },
      hint: {
        en: 'In parentheses after each of these links.',
        es: 'Entre paréntesis después de cada uno de estos enlaces.',
      },
    }),
  },
);

export const referrals = group(
  { label: { en: 'Referrals', es: 'Remisiones' } },
  {
    heading: text({
      label: { en: 'Heading', es: 'Título' },
      hint: {
        en: 'Of the part for doctors and therapists, on the page for patients.',
        es: 'De la parte para médicos y terapeutas, en la página para pacientes.',
      },
    }),
    fax: text({
      label: { en: 'Fax', es: 'Fax' },
      hint: { en: 'Before the number.', es: 'Antes del número.' },
      maxLength: 40,
    }),
    send: text({
      label: { en: 'What to send', es: 'Qué enviar' },
      hint: { en: 'Before the list of what to send.', es: 'Antes de lo que hay que enviar.' },
      maxLength: 40,
    }),
    report: text({
      label: { en: 'Report', es: 'Informe' },
      hint: { en: 'Before what they hear back.', es: 'Antes de lo que se les responde.' },
      maxLength: 40,
    }),
  },
);

export const facts = group(
  { label: { en: 'Facts in texts', es: 'Datos en los textos' } },
  {
    businessDay: text({
      label: { en: 'One business day', es: 'Un día hábil' },
      hint: {
        en: 'After the number 1, in {replyWithin} and the card at a glance.',
        es: 'Después del número 1, en {replyWithin} y en la tarjeta de un vistazo.',
      },
    }),
    businessDays: text({
      label: { en: 'Business days', es: 'Días hábiles' },
      hint: {
        en: 'After other numbers, at the same places.',
        es: 'Después de otros números, en los mismos lugares.',
      },
    }),
    minutes: text({
      label: { en: 'Minutes', es: 'Minutos' },
      hint: {
        en: 'After the minutes until a call back at night.',
        es: 'Después de los minutos hasta la llamada de noche.',
      },
    }),
    calledBackWithin: text({
      label: { en: 'Call back at night', es: 'Llamada de noche' },
      hint: {
        en: 'After {afterHours}, before a number of minutes.',
        es: 'Después de {afterHours}, antes de unos minutos.',
      },
    }),
    one: bySpanishForm({
      label: { en: 'A', es: 'Una o un' },
      hint: { en: 'Begins {psychiatrist}.', es: 'Comienza {psychiatrist}.' },
    }),
    professions: group(
      { label: { en: 'What the lead is', es: 'Qué es quien dirige' } },
      {
        physician: bySpanishForm({
          label: { en: 'With MD or DO', es: 'Con MD o DO' },
          hint: ofLead,
        }),
        nurse: bySpanishForm({ label: { en: 'With APRN', es: 'Con APRN' }, hint: ofLead }),
        assistant: bySpanishForm({ label: { en: 'With PA', es: 'Con PA' }, hint: ofLead }),
      },
    ),
    onlyInCounty: text({
      label: { en: 'Only in a county', es: 'Solo en un condado' },
      hint: {
        en: 'After an insurer, before the counties: {medicare} and the plan finder.',
        es: 'Después de un seguro, antes de los condados: {medicare} y el buscador.',
      },
    }),
    states: group(
      { label: { en: 'Networks of insurers', es: 'Redes de los seguros' } },
      {
        inNetwork: text({
          label: { en: 'In network', es: 'Dentro de la red' },
          hint: {
            en: 'Begins the sentence of a fact such as {medicare}.',
            es: 'Comienza la oración de un dato como {medicare}.',
          },
        }),
        outOfNetwork: text({
          label: { en: 'Out of network', es: 'Fuera de la red' },
          hint: { en: 'Begins the same sentence.', es: 'Comienza la misma oración.' },
        }),
        notAccepted: text({
          label: { en: 'Not accepted', es: 'No se acepta' },
          hint: { en: 'Begins the same sentence.', es: 'Comienza la misma oración.' },
        }),
      },
    ),
    paidBy: group(
      { label: { en: 'Ways to pay', es: 'Formas de pago' } },
      {
        cards: text({
          label: { en: 'Cards', es: 'Tarjetas' },
          hint: {
            en: 'In {paidBy} and the card at a glance.',
            es: 'En {paidBy} y en la tarjeta de un vistazo.',
          },
        }),
        cash: text({
          label: { en: 'Cash', es: 'Efectivo' },
          hint: {
            en: 'In {paidBy} and the card at a glance.',
            es: 'En {paidBy} y en la tarjeta de un vistazo.',
          },
        }),
        checks: text({
          label: { en: 'Checks', es: 'Cheques' },
          hint: {
            en: 'In {paidBy} and the card at a glance.',
            es: 'En {paidBy} y en la tarjeta de un vistazo.',
          },
        }),
        hsa: text({
          label: { en: 'HSA', es: 'HSA' },
          hint: {
            en: 'In {paidBy} and the card at a glance.',
            es: 'En {paidBy} y en la tarjeta de un vistazo.',
          },
        }),
      },
    ),
  },
);

export const days = group(
  { label: { en: 'Days of the week', es: 'Días de la semana' } },
  {
    Mo: text({
      label: { en: 'Monday', es: 'Lunes' },
      hint: { en: 'In the office hours.', es: 'En el horario.' },
      maxLength: 20,
    }),
    Tu: text({
      label: { en: 'Tuesday', es: 'Martes' },
      hint: { en: 'In the office hours.', es: 'En el horario.' },
      maxLength: 20,
    }),
    We: text({
      label: { en: 'Wednesday', es: 'Miércoles' },
      hint: { en: 'In the office hours.', es: 'En el horario.' },
      maxLength: 20,
    }),
    Th: text({
      label: { en: 'Thursday', es: 'Jueves' },
      hint: { en: 'In the office hours.', es: 'En el horario.' },
      maxLength: 20,
    }),
    Fr: text({
      label: { en: 'Friday', es: 'Viernes' },
      hint: { en: 'In the office hours.', es: 'En el horario.' },
      maxLength: 20,
    }),
    Sa: text({
      label: { en: 'Saturday', es: 'Sábado' },
      hint: { en: 'In the office hours.', es: 'En el horario.' },
      maxLength: 20,
    }),
    Su: text({
      label: { en: 'Sunday', es: 'Domingo' },
      hint: { en: 'In the office hours.', es: 'En el horario.' },
      maxLength: 20,
    }),
    to: text({
      label: { en: 'To', es: 'A' },
      hint: { en: 'Between two days in the office hours.', es: 'Entre dos días del horario.' },
      maxLength: 16,
    }),
  },
);
