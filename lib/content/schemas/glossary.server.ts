import * as field from './fields.server';

const words = field.inBoth(field.list(field.text()));

const concept = field.group('Concept', 'Concepto', {
  en: field.text('English word', 'Palabra inglesa'),
  es: field.text('Spanish word', 'Palabra española'),
  not: words('Not these', 'Estas no').prefault({}),
});

export const glossarySchema = field.group('Glossary', 'Glosario', {
  concepts: field.array(concept, 'One word for each concept', 'Una palabra para cada concepto'),
  unfit: words('Words that promise, rank or hurt', 'Palabras que prometen, comparan o hieren'),
  prescribed: words('Phrases of a law, left as they are', 'Frases de una ley, sin cambios'),
});
