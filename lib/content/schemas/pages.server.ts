import { z } from 'zod';
import type { PageKind } from '../../routes.server';
import {
  backed,
  date,
  isBacked,
  pageDescription,
  pageTitle,
  source,
  text,
  translationOf,
} from './fields.server';

const question = z.strictObject({ question: text, answer: text });

/** Fields every page's front matter may have, whatever its kind. */
const pageFields = {
  translationOf,
  title: pageTitle,
  description: pageDescription,
  keywords: z.array(text).min(1).optional(),
  /** The page's one main heading. */
  heading: text,
  /** First paragraph, under the heading. */
  lead: text,
  questions: z.array(question).optional(),
  sources: z
    .array(
      source.extend({
        /** What the source is cited for, where it is not plain from its name. */
        claim: text.optional(),
        /** The first day on which the claim no longer holds; paragraphs say {until …} with it. */
        expiresOn: date.optional(),
      }),
    )
    .optional(),
};

const review = z.strictObject({ text, author: text, ...backed }).check(isBacked);

const serviceIcons = [
  'brain',
  'cloud-sun',
  'focus',
  'heart-pulse',
  'pill',
  'scale',
  'shield',
  'sprout',
  'wind',
] as const;

const plainPage = z.strictObject(pageFields);

/** Front matter of `content/<language>/<page id>.md` by the page's kind. */
export const pageSchemas = {
  home: z.strictObject({
    ...pageFields,
    /** The ticker's topics. */
    topics: z.array(text).length(14, '14 topics (specification, section 1)'),
    reviews: z.array(review),
  }),
  about: plainPage,
  contact: plainPage,
  services: plainPage,
  'for-patients': plainPage,
  telepsychiatry: plainPage,
  service: z.strictObject({
    ...pageFields,
    /** Short name for menus and cards. */
    name: text,
    /** The kind of service as structured data names it. */
    serviceType: text,
    summary: text,
    icon: z.enum(serviceIcons),
    reviewedBy: text,
    reviewedOn: date,
  }),
  location: z.strictObject({
    ...pageFields,
    name: text,
    summary: text,
    /** What the town's picture shows, for those who do not see it. */
    imageAlt: text,
  }),
  policy: z.strictObject({
    ...pageFields,
    name: text,
    effectiveOn: date,
    /** The policy in a few plain sentences, shown above it. */
    summary: z.array(text).min(1),
    /** Whether it names outside tools; the page says which of them are in use. */
    namesTools: z.literal(true).optional(),
    /** What the page shows besides its text from the site's own data. */
    shows: z.enum(['cookies', 'language help', 'crisis centers']).optional(),
  }),
} satisfies Record<PageKind, z.ZodType>;

export type ServiceIconName = (typeof serviceIcons)[number];
export type FrontMatter<Kind extends PageKind> = z.infer<(typeof pageSchemas)[Kind]>;
