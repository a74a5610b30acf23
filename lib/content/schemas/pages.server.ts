import { z } from 'zod';
import type { PageKind } from '../../routes.server';
import * as field from './fields.server';
import { message } from './message.server';

const question = z.strictObject({ question: field.text, answer: field.markdown });

/** The schema of a list of questions in the front matter of a page. */
export const questionsSchema = field.list(question);

const pageSource = z
  .strictObject({
    claim: field.text.optional(),
    ...field.source.shape,
    expiresOn: field.date.optional(),
  })
  .refine(({ checkedOn, expiresOn }) => expiresOn === undefined || checkedOn < expiresOn, {
    error: message({
      en: 'a day after that on which the source was last read',
      es: 'un día posterior a aquel en que se leyó la fuente por última vez',
    }),
    path: ['expiresOn'],
  });

/** The fields that the front matter of every page has. */
const pageFields = {
  title: field.pageTitle.meta({ shared: 'title' }),
  description: field.pageDescription.meta({ shared: 'description' }),
  keywords: field.nonEmptyList(field.text).optional().meta({ shared: 'keywords' }),
  heading: field.text.meta({ shared: 'heading' }),
  lead: field.line.meta({ shared: 'lead' }),
  questions: questionsSchema.meta({ shared: 'questions' }),
  sources: field.list(pageSource).meta({ shared: 'sources' }),
};

/**
 * Who approved and who reviewed the present text. The fields that
 * the editor writes by itself are the last ones.
 */
const signatures = {
  approvedBy: field.text.optional().meta({ shared: 'approvedBy' }),
  reviewedBy: field.text.optional().meta({ shared: 'reviewedBy' }),
  approvedOn: field.pastDate.optional().meta({ shared: 'approvedOn' }),
  approvedText: field.fingerprint.meta({ shared: 'approvedText' }),
  reviewedOn: field.pastDate.optional().meta({ shared: 'reviewedOn' }),
  reviewedText: field.fingerprint.meta({ shared: 'reviewedText' }),
  acceptedTexts: field.acceptedTexts,
};

/** The names of these fields, in the order in which they stand at the end of the front matter. */
export const lastFields = Object.keys(signatures);

/** Whether a clinician has to review the pages of a kind: those about conditions, their treatment, and how families help. */
export const needsReview: Record<PageKind, boolean> = {
  home: false,
  about: false,
  contact: false,
  services: false,
  'for-patients': false,
  'for-families': true,
  telepsychiatry: true,
  'leave-this-page': false,
  service: true,
  location: false,
  policy: false,
};

const review = z
  .strictObject({ text: field.text, author: field.text, ...field.backed })
  .check(field.isBacked);

const menuName = field.text.meta({ shared: 'name' });
const summary = field.text.meta({ shared: 'summary' });
const imageAlt = field.text.optional().meta({ shared: 'imageAlt' });

const change = z.strictObject({ on: field.date, what: field.text });

/** A card that leads to a part of its page, by the words of its heading, or to another page. */
const door = z
  .strictObject({
    title: field.text,
    text: field.text,
    heading: field.text.optional(),
    page: z.enum(['for-families']).optional(),
  })
  .refine(({ heading, page }) => (heading === undefined) !== (page === undefined), {
    error: message({
      en: 'either a heading of this page or another page, not both',
      es: 'un subtítulo de esta página u otra página, no los dos',
    }),
    path: ['heading'],
  });

/** The schema of a page: the fields of every page, those of its kind, and the signatures. */
const page = <Own extends z.ZodRawShape>(own: Own) =>
  z.strictObject({ ...pageFields, ...own, ...signatures });

/** The schema of a page that menus name. */
const namedPage = <Own extends z.ZodRawShape>(own: Own) =>
  z.strictObject({ name: menuName, ...pageFields, ...own, ...signatures });

/** The schema of the front matter of `content/<language>/<page id>.md`, by the kind of the page. */
export const pageSchemas = {
  home: page({
    topics: z.array(field.text).length(14, {
      error: message({
        en: '14 topics (specification, section 1)',
        es: '14 temas (especificación, sección 1)',
      }),
    }),
    reviews: field.list(review),
    concerns: field.list(question),
  }),
  about: page({}),
  contact: page({}),
  services: page({}),
  'for-patients': page({
    imageAlt,
    // The button that asks for an appointment is the fourth one.
    doors: field.list(door).refine(({ length }) => length <= 3, {
      error: message({ en: 'at most 3', es: 'como máximo 3' }),
    }),
  }),
  'for-families': page({}),
  'leave-this-page': page({}),
  telepsychiatry: page({}),
  service: namedPage({
    serviceType: field.text,
    summary,
    soundsLike: field.text.optional(),
    imageAlt,
  }),
  location: namedPage({ summary, imageAlt }),
  policy: namedPage({
    effectiveOn: field.known(field.date),
    changes: field.list(change),
    summary: field.nonEmptyList(field.line),
    namesTools: field.flag,
    shows: z.enum(['cookies', 'language help', 'crisis centers']).optional(),
  }),
} satisfies Record<PageKind, z.ZodType>;

/** The data of the front matter of a kind of page, without the signatures. */
export type FrontMatter<Kind extends keyof typeof pageSchemas> = Omit<
  z.infer<(typeof pageSchemas)[Kind]>,
  keyof typeof signatures
>;
