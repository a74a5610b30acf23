import * as field from './fields.server';

const words = field.inBoth(field.list(field.text()));

const concept = field.group(
  { label: { en: 'Concept', es: 'Concepto' }, caption: ['en'] },
  {
    en: field.text({ label: { en: 'English word', es: 'Palabra inglesa' } }),
    es: field.text({ label: { en: 'Spanish word', es: 'Palabra española' } }),
    not: words({ label: { en: 'Not these', es: 'Estas no' } }).prefault({}),
  },
);

/** The schema of `glossary.yaml`: the words that texts use for one concept, and words that they avoid. */
export const glossarySchema = field.group(
  { label: { en: 'Glossary', es: 'Glosario' } },
  {
    concepts: field.array(concept, {
      label: { en: 'One word for each concept', es: 'Una palabra para cada concepto' },
    }),
    unfit: words({
      label: {
        en: 'Words that promise, rank or hurt',
        es: 'Palabras que prometen, comparan o hieren',
      },
    }),
    prescribed: words({
      label: { en: 'Phrases left as they are', es: 'Frases que quedan como están' },
    }),
  },
);
