import { basename, join } from 'node:path';
import { ContentError, type Finding, finding } from '../checks/finding';
import { daysAfter, todayIn } from '../dates.server';
import { findingIn } from '../finding.server';
import { imageFile, imageNames } from '../images.server';
import type { Language } from '../language';
import { type PageId, type Route, routes } from '../routes.server';
import type { BlockLabels } from './blocks.server';
import { type FactSources, type Facts, factsIn, practiceFacts } from './facts.server';
import { compareLanguages, compareTexts } from './languages.server';
import { readDated } from './left-out.server';
import { type Markdown, readMarkdown, sharedIds } from './markdown.server';
import { describedPictures, picturesRead } from './pictures.server';
import { readPractice } from './practice.server';
import {
  bookingReminders,
  closedOpeningReminders,
  countyReminders,
  formReminders,
  officeReminders,
  pastReminders,
  pictureReminders,
  samplePriceReminders,
  securityReminders,
  untranslatedReminders,
} from './reminders.server';
import { cliniciansSchema } from './schemas/clinicians.server';
import { crisisSchema } from './schemas/crisis.server';
import { dictionarySchema } from './schemas/dictionary.server';
import { glossarySchema } from './schemas/glossary.server';
import { hoursSchema } from './schemas/hours.server';
import { insurersSchema } from './schemas/insurers.server';
import { languageHelpSchema } from './schemas/language-help.server';
import { mapSchema } from './schemas/map.server';
import { noticesSchema } from './schemas/notices.server';
import { pageSchemas } from './schemas/pages.server';
import { townsSchema } from './schemas/towns.server';
import { visitsSchema } from './schemas/visits.server';
import { readSignatures } from './signatures.server';
import { bodyOf, checkSource, readSource, type Source } from './source.server';
import { staleFinding, staleTranslations } from './translations.server';
import type { Content, Page } from './types';
import { unknownFiles } from './unknown-files.server';

/**
 * Reads and checks the content folder.
 * @param day ISO date, today if left out; what holds until an earlier day or this one is left out
 * @throws {ContentError} naming every fault at once
 */
export function readContent(folder: string, day?: string): Content {
  const faults: Finding[] = [];
  const reminders: Finding[] = [];
  const read = <Schema extends Parameters<typeof checkSource>[1]>(
    file: string,
    schema: Schema,
    facts: Facts | undefined,
  ) => {
    const source = readSource(folder, file, faults);
    const count = faults.length;
    const data = source && checkSource<Schema>(source, schema, facts);
    // What is wrong by itself differs as well.
    if (source && faults.length === count) compareTexts(source);
    return data;
  };

  // Without facts to quote, {…} is a fault.
  const noFacts: Facts = {};
  const practice = readPractice(folder, faults);
  const today = day ?? todayIn(practice?.timeZone ?? 'UTC');
  const clinicians = read('clinicians.yaml', cliniciansSchema, noFacts);
  const visits = read('visits.yaml', visitsSchema, noFacts);
  const towns = read('towns.yaml', townsSchema, noFacts);
  // Which pages there are is known from the towns.
  if (!towns) throw new ContentError(faults);
  const insurers = read('insurers.yaml', insurersSchema(towns), noFacts);
  const facts = practice && clinicians && practiceFacts(practice, clinicians);
  const files = {
    practice,
    clinicians,
    visits,
    insurers,
    hours: read('hours.yaml', hoursSchema, noFacts),
    notices: read('notices.yaml', noticesSchema, facts),
    crisisCenters: read('crisis.yaml', crisisSchema(towns), noFacts),
    towns,
    map: read('map.yaml', mapSchema, noFacts),
    glossary: read('glossary.yaml', glossarySchema, noFacts),
    languageHelp: read('language-help.yaml', languageHelpSchema, facts),
  };
  const quoted = practice &&
    clinicians &&
    visits &&
    insurers && { practice, clinicians, visits, insurers, towns };
  const en = readWords({ folder, language: 'en', today, quoted, faults, reminders });
  const es = readWords({
    folder,
    language: 'es',
    today,
    quoted,
    faults,
    reminders,
    originals: en.versions,
  });
  for (const [name, version] of en.versions) {
    const counterpart = es.versions.get(name);
    const files = [version.source.file, counterpart?.source.file];
    // What is wrong by itself differs as well.
    if (!counterpart || faults.some(({ file }) => files.includes(file.replace('content/', ''))))
      continue;
    compareLanguages(version.source, counterpart.source);
  }
  faults.push(...unknownFiles(folder));
  const words = { en: en.words, es: es.words };
  const picturesKnown = picturesRead({ words, clinicians, insurers });
  const unreadPictures = imageNames(join(folder, 'images'))
    .filter(({ name }) => !picturesKnown.includes(name))
    .map(({ file }) => basename(file));
  for (const { name, file, path } of describedPictures('en', en.words, clinicians)) {
    // One of a format that browsers do not know is reported by itself.
    const isUnknown = faults.some(({ file }) => file.startsWith(`content/images/${name}.`));
    if (isUnknown || imageFile(name, join(folder, 'images'))) continue;
    const source = readSource(folder, file, faults);
    const isOfPage = path[0] === 'imageAlt';
    const [, stem] = /^(.*)\.\w+$/.exec(name) ?? [];
    const place = stem
      ? `${stem}, without the ending`
      : `a picture ${name}.jpg, .png, .webp, .avif or .svg in content/images${isOfPage ? '; or no imageAlt in both languages' : ''}`;
    const unread =
      unreadPictures.length > 0
        ? `; or rename one that no page reads: ${unreadPictures.join(', ')}`
        : '';
    const values = {
      found: `no picture of the name ${name}`,
      expected: stem ? place : place + unread,
    };
    source?.report(path, 'fault', values, source.lineOf(path, name));
  }
  if (
    visits?.newPatients === 'accepted' &&
    clinicians?.every(({ acceptsNewPatients }) => acceptsNewPatients === false)
  ) {
    const place = { file: 'content/visits.yaml', field: 'newPatients' };
    const found = 'accepted, while no clinician of clinicians.yaml accepts new patients';
    const expected = 'waitingList or notAccepted, or a clinician with acceptsNewPatients: true';
    faults.push(finding('fault', place, { found, expected }));
  }

  if (isComplete(files) && isComplete(en.words) && isComplete(es.words) && faults.length === 0) {
    reminders.push(...staleTranslations(folder).map((name) => staleFinding(folder, name)));
    reminders.push(
      ...formReminders(files.practice),
      ...bookingReminders(files.practice),
      ...securityReminders(files.practice, today),
      ...pastReminders(files, today),
      ...closedOpeningReminders(files),
      ...samplePriceReminders(files),
      ...untranslatedReminders(files),
      ...officeReminders(files),
      ...countyReminders(files),
    );
    const content = { folder, today, ...files, words: { en: en.words, es: es.words }, reminders };
    reminders.push(...pictureReminders(content, join(folder, 'images')));
    return content;
  }
  throw new ContentError(faults);
}

/** Whether every part could be read. */
function isComplete<Parts extends object>(
  parts: Parts,
): parts is Parts & { [Key in keyof Parts]: NonNullable<Parts[Key]> } {
  return !Object.values(parts).includes(undefined);
}

/** How long before its day a paragraph is reported. */
const warningDays = 30;

/** What reading one language's words needs, and where it leaves faults and reminders. */
interface Reading {
  folder: string;
  language: Language;
  today: string;
  /** What facts are made of; undefined where one of its files is at fault. */
  quoted: FactSources | undefined;
  faults: Finding[];
  reminders: Finding[];
  /** The files that these are translated from. */
  originals?: ReadonlyMap<string, Version>;
  labels?: BlockLabels | undefined;
}

/** A file in one language. */
interface Version {
  source: Source;
  /** The text below the front matter; undefined in a YAML file. */
  body: Markdown | undefined;
}

function readWords(reading: Reading) {
  const { folder, language, quoted, faults } = reading;
  const versions = new Map<PageId | 'dictionary', Version>();
  const pages = new Map<PageId, Page>();

  const source = readSource(folder, `${language}/dictionary.yaml`, faults);
  const words = dictionarySchema.shape.facts.safeParse(Object(source?.data).facts).data;
  const facts = quoted && words && factsIn(language, words, quoted);
  const dictionary = source && checkSource(source, dictionarySchema, facts);
  if (source) versions.set('dictionary', { source, body: undefined });

  for (const route of routes) {
    const read = readPage(route, facts, { ...reading, labels: dictionary?.blocks });
    if (!read) continue;
    versions.set(route.id, read.version);
    if (read.page) pages.set(route.id, read.page);
  }
  for (const field of ['title', 'name'] as const) {
    const first = new Map<string, PageId>();
    for (const [id, page] of pages) {
      const text = field in page ? String(Object(page)[field]) : undefined;
      const other = text && first.get(text);
      const expected = `the ${field} of this page; ${other} has this one`;
      if (other) versions.get(id)?.source.report([field], 'fault', { found: text, expected });
      else if (text) first.set(text, id);
    }
  }
  const patients = pages.get('for-patients');
  const expectHeading = (link: string, of: Source | undefined, path: PropertyKey[]) => {
    if (patients?.body.headings.some(({ text }) => text === link)) return;
    const expected = `a heading of ${language}/for-patients.md, to which it leads`;
    of?.report(path, 'fault', { found: link, expected });
  };
  if (patients?.kind === 'for-patients') {
    const link = dictionary?.insurance.questionsLink;
    if (link) {
      expectHeading(link, source, ['insurance', 'questionsLink']);
    }
    const own = versions.get('for-patients')?.source;
    patients.doors?.forEach(({ heading }, index) => {
      expectHeading(heading, own, ['doors', index, 'heading']);
    });
  }
  return { words: { dictionary, pages }, versions };
}

function readPage(
  route: Route,
  facts: Facts | undefined,
  reading: Reading,
): { version: Version; page: Page | undefined } | undefined {
  const { folder, language, today, faults, originals, labels } = reading;
  const source = readSource(folder, `${language}/${route.id}.md`, faults);
  if (!source) return undefined;
  const fields = checkSource(source, pageSchemas[route.kind], facts);
  const dates = new Set<string>();
  const read = (text: string, path: PropertyKey[], known = text, original?: Markdown) => {
    const dated = readDated(text, today);
    const full = readMarkdown(dated.full, language, { labels });
    for (const { code, found } of full.problems) {
      const [start = ''] = found.split('\n');
      source.report(path, code, { found: start }, source.lineOf(path, start, facts));
    }
    const { current, dates: shown } = readDated(known, today);
    for (const date of shown) dates.add(date);
    if (current === dated.full && !original) return { full, current: full };
    const ids = original && sharedIds(original, full);
    return { full, current: readMarkdown(current, language, { labels, sharedIds: ids }) };
  };

  const text = bodyOf(source, facts);
  const original = originals?.get(route.id)?.body;
  const body = read(text.full, ['text'], text.known, original);
  const answered = (field: string, list: { question: string; answer: string }[] = []) =>
    list.map(({ question, answer }, index) => {
      const { html, passages } = read(answer, [field, index, 'answer']).current;
      return { question, answer: html, passages };
    });
  const questions = answered('questions', fields?.questions);
  const concerns = fields && 'concerns' in fields ? answered('concerns', fields.concerns) : [];
  if (fields) checkDates(dates, fields.sources ?? [], source, reading);
  const sources = fields?.sources?.filter(({ expiresOn }) => !expiresOn || today < expiresOn);
  // The schema was chosen by the row's kind, which is more than the compiler can follow.
  const page =
    fields &&
    ({
      ...fields,
      ...readSignatures(source, fields),
      id: route.id,
      kind: route.kind,
      language,
      body: body.current,
      questions,
      concerns,
      sources,
    } as Page);
  return { version: { source, body: body.full }, page };
}

/** Holds the dates of paragraphs against those of the sources, and notes what is due. */
function checkDates(
  dates: Set<string>,
  sources: { name: string; expiresOn?: string | undefined }[],
  source: Source,
  { today, reminders }: Reading,
) {
  const soon = daysAfter(today, warningDays);
  for (const date of dates) {
    if (!sources.some(({ expiresOn }) => expiresOn === date)) {
      const mark = `{until ${date}}`;
      const expected = `a source with expiresOn: ${date}`;
      const line = source.lineOf(['text'], mark);
      const found = `a paragraph ${mark} without a source`;
      source.report(['sources'], 'fault', { found, expected }, line);
    }
    if (date > soon) continue;
    const found = date <= today ? 'what held until then is left out' : 'the last day is near';
    const todo = 'look up what holds from then on, write it, and date its source';
    reminders.push(findingIn(source.file, 'reminder')(`{until ${date}}`, found, { todo }));
  }
  sources.forEach(({ expiresOn }, index) => {
    if (expiresOn === undefined || dates.has(expiresOn)) return;
    const expected = `a paragraph that starts with {until ${expiresOn}}`;
    const path = ['sources', index, 'expiresOn'];
    source.report(path, 'fault', { found: expiresOn, expected });
  });
}
