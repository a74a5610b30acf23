import { z } from 'zod';
import type { PageKind } from '../../routes.server';
import type { SignatureFields } from '../signatures.server';
import {
  backed,
  date,
  fingerprint,
  hint,
  isBacked,
  listOf,
  pageDescription,
  pageTitle,
  pastDate,
  source,
  text,
} from './fields.server';

const question = z.strictObject({
  question: text.describe('The question, as a visitor asks it.'),
  answer: text.describe('The answer. An empty line begins a new paragraph.'),
});
const questions = z.array(question).describe('Questions that open their answers.');

const pageSource = z.strictObject({
  claim: text.optional().describe('What it is cited for, where its name does not tell.'),
  ...source.shape,
  expiresOn: date.optional().describe('First day on which that no longer holds; see {until …}.'),
});

const townSource = pageSource.extend({
  says: listOf(text)
    .optional()
    .meta(
      hint(
        'What of the page it backs, word for word; no other page says it, and a town’s page has eight such facts or more.',
        ['the water rose more than seven feet'],
      ),
    ),
});

/** Fields every page's front matter may have, whatever its kind. */
const pageFields = {
  translationOf: fingerprint.describe(
    'In a Spanish file: of the English text it was written from.',
  ),
  approvedBy: text
    .nullish()
    .meta(hint('Who of the practice answers for what the page says; null is nobody.', 'Jo Doe')),
  approvedOn: pastDate.nullish().describe('Since when; npm run sign writes all three.'),
  approvedText: fingerprint.describe('Of the text that was approved: a change takes it back.'),
  reviewedBy: text
    .nullish()
    .describe('Which clinician has checked what it says of treatment; null is none yet.'),
  reviewedOn: pastDate.nullish().describe('When; npm run sign writes all three.'),
  reviewedText: fingerprint.describe('Of the text that was reviewed: a change takes it back.'),
  title: pageTitle,
  description: pageDescription,
  keywords: listOf(text).optional().describe('What the page is about, for search engines.'),
  heading: text.describe('The one main heading.'),
  lead: text.describe('The first paragraph, under the heading.'),
  questions: questions.optional(),
  sources: z.array(pageSource).optional().describe('Where the facts of the page come from.'),
};

const review = z
  .strictObject({
    text: text.describe('The patient’s own words.'),
    author: text.describe('The name under which the patient allowed it, in writing.'),
    ...backed,
  })
  .check(isBacked);

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

const topics = z.array(text).length(14, '14 topics (specification, section 1)');
const siteData = z.enum(['cookies', 'language help', 'crisis centers']);
const flag = z.literal(true).optional();
const menuName = text.describe('Short name for menus and cards.');

const imageAlt = text
  .optional()
  .describe('What the page’s picture shows to those who do not see it; left out, it has none.');

const { description = '' } = pageFields.reviewedBy;
const reviewedBy = text.nullable().describe(description);
const change = z.strictObject({
  on: date.describe('When.'),
  what: text.describe('What was changed.'),
});

const door = z.strictObject({
  title: text.describe('Whom or what it is for.'),
  text: text.describe('What stands there, in one sentence.'),
  heading: text.describe('The heading of this page that it leads to, word for word.'),
});

const plainPage = z.strictObject(pageFields);

/** Front matter of `content/<language>/<page id>.md` by the page's kind. */
export const pageSchemas = {
  home: z.strictObject({
    ...pageFields,
    topics: topics.describe('The words that move across the home page.'),
    reviews: z.array(review).describe('What patients say, each with its source.'),
    concerns: questions
      .optional()
      .describe(
        'What its readers fear to ask, in the section on bilingual care: as many in both languages, each answered for the readers of its own.',
      ),
  }),
  about: plainPage,
  contact: plainPage,
  services: plainPage,
  'for-patients': z.strictObject({
    ...pageFields,
    imageAlt,
    doors: z
      .array(door)
      .max(4)
      .optional()
      .describe(
        'Where each kind of reader goes first: cards at the top, of the same number in both languages.',
      ),
  }),
  'leave-this-page': plainPage,
  telepsychiatry: z.strictObject({ ...pageFields, reviewedBy }),
  service: z.strictObject({
    ...pageFields,
    name: menuName,
    serviceType: text.describe('The kind of service, for search engines.'),
    summary: text.describe('One sentence for cards.'),
    icon: z.enum(serviceIcons).describe('The picture on cards.'),
    imageAlt,
    reviewedBy,
  }),
  location: z.strictObject({
    ...pageFields,
    name: menuName,
    summary: text.describe('One sentence for cards.'),
    imageAlt,
    sources: z
      .array(townSource)
      .optional()
      .describe(pageFields.sources.description ?? ''),
  }),
  policy: z.strictObject({
    ...pageFields,
    name: menuName,
    effectiveOn: date.nullable().describe('The day from which it is in force; null is a draft.'),
    changes: z.array(change).describe('What was changed in it, the latest first.'),
    summary: listOf(text).describe('The policy in a few plain sentences, shown above it.'),
    namesTools: flag.describe('It names outside tools; the page says which are in use.'),
    shows: siteData.optional().describe('What it shows besides its text.'),
  }),
} satisfies Record<PageKind, z.ZodType>;

export type ServiceIconName = (typeof serviceIcons)[number];
export type FrontMatter<Kind extends PageKind> = Omit<
  z.infer<(typeof pageSchemas)[Kind]>,
  keyof SignatureFields
>;
