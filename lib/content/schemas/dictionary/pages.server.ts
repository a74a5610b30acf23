// Words around the text of a page.

import { group, text } from '../fields.server';

export const page = group(
  { label: { en: 'Every page', es: 'Todas las páginas' } },
  {
    reviewedBy: text({
      label: { en: 'Reviewed by', es: 'Revisada por' },
      hint: {
        en: 'Below a text that a clinician reviewed, before the name.',
        es: 'Debajo de un texto que revisó un profesional, antes del nombre.',
      },
    }),
    reviewedOn: text({
      label: { en: 'Reviewed on', es: 'Revisada el' },
      hint: { en: 'After that name, before the day.', es: 'Después de ese nombre, antes del día.' },
    }),
    sources: text({
      label: { en: 'Sources', es: 'Fuentes' },
      hint: {
        en: 'Heading of the sources below a text.',
        es: 'Título de las fuentes debajo de un texto.',
      },
    }),
    checkedOn: text({
      label: { en: 'Last read on', es: 'Leídas el' },
      hint: {
        en: 'Below the sources, before the day.',
        es: 'Debajo de las fuentes, antes del día.',
      },
    }),
    inLanguage: text({
      label: { en: 'In a language', es: 'En un idioma' },
      hint: {
        en: 'Before the language of a source or of another website: “in Spanish”.',
        es: 'Antes del idioma de una fuente o de otro sitio: «en inglés».',
      },
    }),
    questions: text({
      label: { en: 'Questions', es: 'Preguntas' },
      hint: {
        en: 'Heading of the questions below a text, and their entry in the list of contents.',
        es: 'Título de las preguntas debajo de un texto y su línea en el índice.',
      },
    }),
    otherServices: text({
      label: { en: 'Other services', es: 'Otros servicios' },
      hint: {
        en: 'Heading of the links at the end of a service’s page.',
        es: 'Título de los enlaces al final de la página de un servicio.',
      },
    }),
    otherTowns: text({
      label: { en: 'Other towns', es: 'Otras localidades' },
      hint: {
        en: 'Heading of the links at the end of a town’s page.',
        es: 'Título de los enlaces al final de la página de una localidad.',
      },
    }),
    contents: text({
      label: { en: 'List of contents', es: 'Índice' },
      hint: {
        en: 'Heading of the list of contents of a long page.',
        es: 'Título del índice de una página larga.',
      },
    }),
  },
);

export const policy = group(
  { label: { en: 'Policies', es: 'Políticas' } },
  {
    effectiveOn: text({
      label: { en: 'In effect since', es: 'En vigor desde' },
      hint: {
        en: 'Below a policy’s heading, before a day that has come.',
        es: 'Debajo del título de una política, antes de un día que ya llegó.',
      },
    }),
    effectiveFrom: text({
      label: { en: 'In effect from', es: 'Entrará en vigor' },
      hint: {
        en: 'At the same place, before a day to come.',
        es: 'En el mismo lugar, antes de un día que no ha llegado.',
      },
    }),
    draft: text({
      label: { en: 'Draft', es: 'Borrador' },
      hint: {
        en: 'At the same place, where no day is given.',
        es: 'En el mismo lugar, si no hay día.',
      },
    }),
    changes: text({
      label: { en: 'Changes', es: 'Cambios' },
      hint: { en: 'Heading of the list of changes.', es: 'Título de la lista de cambios.' },
    }),
    summary: text({
      label: { en: 'Summary', es: 'Resumen' },
      hint: {
        en: 'Heading of the summary above the text.',
        es: 'Título del resumen sobre el texto.',
      },
    }),
    others: text({
      label: { en: 'Other policies', es: 'Otras políticas' },
      hint: {
        en: 'Heading of the links at the end of a policy.',
        es: 'Título de los enlaces al final de una política.',
      },
    }),
  },
);

export const blocks = group(
  { label: { en: 'Boxes and tables', es: 'Recuadros y tablas' } },
  {
    urgent: text({
      label: { en: 'Urgent help', es: 'Ayuda urgente' },
      hint: {
        en: 'Above a box, which is written with >.',
        es: 'Sobre un recuadro, que se escribe con >.',
      },
    }),
    comparison: text({
      label: { en: 'First cell', es: 'Primera celda' },
      hint: {
        en: 'Name of an empty first cell of a table; read aloud.',
        es: 'Nombre de la primera celda vacía de una tabla; se lee en voz alta.',
      },
    }),
  },
);
