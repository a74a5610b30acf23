import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fingerprint } from '../../lib/content/signatures.server';
import {
  acceptanceFields,
  signatureFields,
  signedText,
  textOfBoth,
} from '../../lib/content/signed-text';
import { editorSettings } from '../../lib/editor/config.server';
import type { EntryMap } from '../../lib/editor/fields.client';
import { entriesOf } from '../../lib/editor/json-schema.server';
import { type LabeledField, labeledSchemas, readLabels } from '../../lib/editor/labels.server';
import { editorHeaders, editorPolicy } from '../../lib/editor/policy.server';
import { sign } from '../../lib/editor/sign.client';
import { contentFolder } from '../../lib/files/folders.server';
import { languages } from '../../lib/language';
import { areSwapped } from '../support/language-of';
import { projectFolder } from '../support/project';
import { addresses } from '../support/routes';

const editor = {
  host: 'github',
  repository: 'owner/website',
  branch: 'edits',
  signIn: null,
} as const;
const { config, timeZone } = editorSettings({ editor, timeZone: 'America/New_York' });

it('a fact that is left empty is absent from its file, because an empty one would count as known', () => {
  for (const language of ['en', 'es'] as const)
    expect(config[language].output?.omit_empty_optional_fields).toBe(true);
});

it.each(['en', 'es'] as const)(
  'the configuration in %s is what the package asks for',
  (language) => {
    const file = join(projectFolder, 'node_modules/@sveltia/cms/schema/sveltia-cms.json');
    const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(
      JSON.parse(readFileSync(file, 'utf8')),
    );
    validate(JSON.parse(JSON.stringify(config[language])));
    expect(validate.errors ?? []).toEqual([]);
  },
);

describe.each(['en', 'es'] as const)('what staff save with the forms in %s', (language) => {
  interface Place {
    name?: string;
    file?: string;
    folder?: string;
    extension?: string;
    files?: Place[];
    slug?: string;
    identifier_field?: string;
    sortable_fields?: string[];
    fields?: Field[];
  }
  const places = (config[language].collections ?? []) as Place[];
  const below = (path: string) => path.replace(/^content\//, `${contentFolder}/`);
  const inBoth = (path: string) => languages.map((one) => path.replace('{{locale}}', one));

  it('is in the files that the build reads, each language in its own folder', () => {
    const paths = places.flatMap(({ files = [] }) => files.map(({ file = '' }) => file));
    const folders = places.flatMap(({ folder = [] }) => folder);
    for (const path of [...paths, ...folders].flatMap(inBoth))
      expect(existsSync(below(path)), path).toBe(true);
    const texts = addresses.map(({ route, language }) => `content/${language}/${route.id}.md`);
    const inFolder = (text: string) =>
      places.some(
        ({ folder = '-', extension }) =>
          inBoth(folder).some((one) => text.startsWith(`${one}/`)) &&
          text.endsWith(`.${extension}`),
      );
    const saved = paths.flatMap(inBoth);
    expect(texts.filter((text) => !saved.includes(text) && !inFolder(text))).toEqual([]);
    expect(config[language].i18n).toEqual({
      structure: 'multiple_folders',
      locales: ['en', 'es'],
      default_locale: 'en',
      canonical_slug: { key: '_slug' },
    });
  });

  it('is a page that is found by its name, and whose file is named after it, without accents', () => {
    const folders = places.filter(({ folder }) => folder);
    expect(folders).toHaveLength(3);
    for (const { identifier_field, slug, sortable_fields, fields } of folders) {
      expect([identifier_field, slug, sortable_fields]).toEqual(['name', '{{name}}', ['name']]);
      expect(fields?.map(({ name }) => name)).toContain('name');
    }
    expect(config[language].slug).toEqual({ encoding: 'ascii', clean_accents: true });
  });

  it('is a picture of a size that can be sent, in a form that browsers show, under a name that fits', () => {
    const { media_folder, public_folder, media_libraries } = config[language];
    const pictures = media_libraries?.default;
    expect([media_folder, public_folder]).toEqual(['content/images', '/images']);
    expect(existsSync(below('content/images'))).toBe(true);
    const { max_file_size = 0, ...others } = pictures ? (pictures.config ?? {}) : {};
    // Photographs from a telephone have 3 to 15 MB.
    expect(max_file_size).toBeGreaterThan(15_000_000);
    expect(others).toMatchObject({
      slugify_filename: true,
      transformations: { raster_image: { format: 'webp', width: 2400, height: 2400 } },
    });
    const images = fieldsOf(places).filter(({ widget }) => widget === 'image');
    // A picture of another website would not be a file of this one.
    expect(images.map(({ name, choose_url }) => [name, choose_url])).toEqual([['image', false]]);
  });

  it('is a day from a calendar, a time from a clock, and a moment where a notice begins', () => {
    const namesOf = (wanted: string) => [
      ...new Set(
        fieldsOf(places)
          .filter(({ widget, type }) => widget === 'datetime' && type === wanted)
          .map(({ name }) => name),
      ),
    ];
    expect(namesOf('time')).toEqual(['opens', 'closes']);
    expect(namesOf('datetime-local')).toEqual(['from']);
    const days = namesOf('date');
    expect(days).toEqual(expect.arrayContaining(['from', 'until', 'date', 'on', 'confirmedOn']));
    // The dictionary has words of these names.
    const facts = fieldsOf(places.filter(({ name }) => name === 'facts'));
    const moments = facts.filter(({ name }) =>
      /^(?:from|until|date|opens|closes)$|[a-z]On$/.test(name),
    );
    const typed = moments.filter(({ widget }) => widget === 'string' || widget === 'text');
    expect(typed.map(({ name }) => name)).toEqual([]);
  });

  it('is never a signature itself, which the boxes write', () => {
    const names = forms(places)
      .flat()
      .map(({ name }) => name);
    expect(names.filter((name) => /^(?:approved|reviewed)(?:On|Text)$/.test(name))).toEqual([]);
    const all = fieldsOf(places).map(({ name }) => name);
    expect(all).not.toContain(acceptanceFields.text);
  });
});

describe.each(['en', 'es'] as const)('in the forms in %s', (language) => {
  const fields = fieldsOf(config[language].collections ?? []);

  it('each closed entry of a list is named by its own fields', () => {
    const lists = fields.filter(({ widget, fields }) => widget === 'list' && fields);
    expect(lists.length).toBeGreaterThan(15);
    for (const { summary = '', fields: inner = [] } of lists) {
      const named = [...String(summary).matchAll(/\{\{fields\.(\w+)/g)].map(([, name]) => name);
      expect(named).not.toEqual([]);
      expect(inner.map(({ name }) => name)).toEqual(expect.arrayContaining(named));
    }
  });

  it('days and times are saved as the content files have them, 5 PM as 17:00', () => {
    const formats = fields.flatMap(({ type, format }) => (format ? [`${type}: ${format}`] : []));
    // "hh" would be the hour of the 12-hour clock.
    const known = ['date: YYYY-MM-DD', 'datetime-local: YYYY-MM-DDTHH:mm', 'time: HH:mm'];
    expect([...new Set(formats)].sort()).toEqual(known);
  });

  it('a text in a narrow place has its longest length, others have none', () => {
    const lengthOf = (name: string) => fields.find((field) => field.name === name)?.maxlength;
    expect(lengthOf('bookNow')).toBe(20);
    expect(lengthOf('viewAllServices')).toBe(36);
    expect(lengthOf('noMedicalDetails')).toBeUndefined();
  });

  const named = (name: string) => fields.find((field) => field.name === name);

  it('what every site needs is asked for, and a fact that may be unknown is not', () => {
    expect(
      ['phone', 'acceptsNewPatients', 'missedVisitFee', 'fax'].map((name) => named(name)?.required),
    ).toEqual([true, false, false, false]);
    const days = named('days');
    expect([days?.min, named('exceptions')?.required]).toEqual([1, false]);
  });

  it('a page is ended and not removed, because its addresses have to lead on', () => {
    const lists = fields.filter(({ name, widget }) => name === 'entries' && widget === 'list');
    const kept = lists.filter(({ allow_remove }) => allow_remove === false);
    expect(kept.map(({ fields = [] }) => fields.some(({ name }) => name === 'retired'))).toEqual([
      true,
      true,
      true,
    ]);
    expect(lists.length).toBeGreaterThan(kept.length);
  });

  it('yes and no are saved as such, not as words', () => {
    const options = named('acceptsNewPatients')?.options as { value: unknown }[];
    expect(options.map(({ value }) => value)).toEqual([true, false]);
  });

  it.each([
    ['price', ['0', '175'], ['1,200', '012', '$5', '1.5', '-1'], ', $ '],
    ['north', ['26', '26.142', '-81.795'], ['26,142', '26.10', 'high'], ', $ '],
    ['phone', ['(239) 555-0100'], ['239.555.0100', '(239) 555–0100'], '(239) 555-0100'],
    ['zip', ['34102'], ['3410', '10001', '34102-1234'], '34102'],
  ])('%s is refused in the form as the build refuses it', (name, right, wrong, example) => {
    const [pattern = '', message = ''] = (named(name)?.pattern ?? []) as string[];
    expect([...right, ...wrong].filter((typed) => new RegExp(pattern).test(typed))).toEqual(right);
    expect(message).toContain(example);
  });

  it('a setting of whoever runs the site says so, and its group is closed', () => {
    const words = language === 'en' ? 'No task for staff' : 'No es tarea del personal';
    const ownSettings = [
      ...['domain', 'timeZone', 'trackers', 'discretion', 'trackersDecidedOn', 'storagePrefix'],
      ...['cookiePolicyRevision', 'formAddress', 'formService', 'editor', 'flags'],
    ];
    for (const name of ownSettings) expect(named(name)?.hint).toContain(words);
    expect([named('trackers')?.collapsed, named('address')?.collapsed]).toEqual([true, undefined]);
    expect(String(named('email')?.hint)).not.toContain(words);
  });

  it('a closed entry with words in both languages is named in that of the form', () => {
    expect(named('exceptions')?.summary).toBe(`{{fields.from}} {{fields.reason.${language}}}`);
  });

  it('a page is written in both languages, and a fact once for both', () => {
    expect(named('heading')?.i18n).toBe(true);
    for (const name of ['phone', 'exceptions', 'price'])
      expect(named(name)).not.toHaveProperty('i18n');
  });

  it('each page is approved and reviewed below the name of who does it', () => {
    const boxes = ['approvedBy', 'approve', 'reviewedBy', 'review'];
    const all = forms(config[language].collections ?? []);
    expect(all.length).toBeGreaterThan(1);
    for (const form of all) {
      expect(form.map(({ name }) => name).slice(-4)).toEqual(boxes);
    }
  });

  it('each text of the dictionary has a label and says where it stands', () => {
    const openUntil = fields.find(({ name }) => name === 'openUntil');
    expect(openUntil?.label).toBe(language === 'en' ? 'Open until' : 'Abierto hasta');
    expect(openUntil?.hint).toContain(language === 'en' ? 'closing time' : 'hora de cerrar');
  });
});

describe.each(['en', 'es'] as const)('each form in %s', (language) => {
  interface Place {
    name: string;
    label: string;
    description?: string;
    i18n?: boolean;
    files?: Place[];
    fields?: Field[];
  }
  const schemas: Record<string, LabeledField> = labeledSchemas();
  const places = config[language].collections as unknown as Place[];
  const [facts, pages, ...folders] = places;
  const kindOf: Record<string, string> = {
    services: 'page-service',
    towns: 'page-location',
    policies: 'page-policy',
  };
  const filled = [
    ...(facts?.files ?? []).map((place) => ({ place, schema: schemas[place.name] })),
    ...(pages?.files ?? []).map((place) => ({
      place,
      schema: schemas[`page-${place.name}`] ?? schemas[place.name],
    })),
    ...folders.map((place) => ({ place, schema: schemas[kindOf[place.name] ?? ''] })),
  ];
  const wordsOf = (schema: LabeledField) => (language === 'en' ? schema.title : schema.es.title);

  it('has all fields of its file, each with the control that its values need', () => {
    const boxes = ['accept', 'body', 'approve', 'review'];
    const faults: string[] = [];
    const compareAll = (fields: Field[], schema: LabeledField, path: string) => {
      const wanted = Object.entries(schema.properties ?? {}).filter(
        ([, { input }]) => input !== 'hidden',
      );
      const names = fields.map(({ name }) => name).filter((name) => !boxes.includes(name));
      expect(names.sort(), path).toEqual(wanted.map(([name]) => name).sort());
      for (const [name, inner] of wanted) {
        const field = fields.find((field) => field.name === name);
        const isRequired = schema.required?.includes(name) === true;
        if (field) compare(field, inner, { isRequired, path: `${path}.${name}` });
      }
    };
    const compare = (
      field: Field,
      schema: LabeledField,
      { isRequired, path }: { isRequired: boolean; path: string },
    ) => {
      const [entry] = entriesOf(schema);
      const min = schema.minItems ?? (Array.isArray(schema.items) ? 1 : undefined);
      const { widget, required, multiple } = field;
      const wanted = {
        ...controlOf(schema, entry),
        label: wordsOf(schema),
        // A box without a tick is no, which staff may mean. A list that may be empty is not asked for.
        required: schema.type === 'boolean' && !schema.enum ? false : isRequired,
        ...(entry && { required: min !== undefined && isRequired, min }),
      };
      const found = { widget, multiple, label: field.label, required, min: field.min };
      for (const [option, value] of Object.entries({
        multiple: undefined,
        min: undefined,
        ...wanted,
      }))
        if (found[option as keyof typeof found] !== value)
          faults.push(`${path}: ${option} is ${found[option as keyof typeof found]}, not ${value}`);
      if (schema.properties) compareAll(field.fields ?? [], schema, path);
      if (entry?.properties) compareAll(field.fields ?? [], entry, `${path}.*`);
      if (entry && !entry.properties && !entry.enum)
        compare(field.field as Field, entry, { isRequired: true, path: `${path}.*` });
    };
    expect(filled.length).toBeGreaterThan(20);
    for (const { place, schema } of filled) {
      expect(schema, place.name).toBeDefined();
      const fields = place.fields ?? [];
      if (!schema) continue;
      if (schema.properties) compareAll(fields, schema, place.name);
      else {
        // A file that is a list is saved as one, not as a field of that name.
        expect(
          fields.map(({ name, root }) => [name, root]),
          place.name,
        ).toEqual([['entries', true]]);
        compare(fields[0] as Field, schema, { isRequired: true, path: place.name });
      }
    }
    expect(faults).toEqual([]);
  });

  it('of pages and of the dictionary has both languages, and begins with what accepts the Spanish', () => {
    const translated = [...(pages?.files ?? []), ...folders];
    for (const { name, i18n, fields = [] } of translated) {
      expect([i18n, fields[0]?.name, fields[0]?.widget], name).toEqual([
        true,
        'accept',
        'translation',
      ]);
      // It is ticked or not, whatever else is saved.
      expect(fields[0]?.required).toBe(false);
    }
    expect(pages?.i18n).toBe(true);
    expect([facts, ...(facts?.files ?? [])].filter((place) => place?.i18n)).toEqual([]);
    for (const form of forms(places)) {
      const ownFields = form.filter(({ name }) => ['body', 'approve', 'review'].includes(name));
      expect(ownFields.map(({ required, i18n }) => [required, i18n])).toEqual(
        Array(3).fill([false, true]),
      );
    }
  });

  it('has a box for each signature that is named as the one who signs', () => {
    for (const form of forms(places)) {
      const labelOf = (name: string) =>
        `${form.find((field) => field.name === name)?.label}`.toLowerCase();
      // "Approved by" and "approved", "Aprobada por" and "aprobada".
      const stemOf = (name: string) => labelOf(name).slice(0, 5);
      expect(labelOf('approve')).toContain(stemOf('approvedBy'));
      expect(labelOf('review')).toContain(stemOf('reviewedBy'));
      expect(labelOf('approve')).not.toContain(stemOf('reviewedBy'));
    }
  });

  it('of a page in a list says in which file of facts it is listed', () => {
    for (const { name, label, description } of folders) {
      const listed = facts?.files?.find((file) => file.name === name);
      expect(label).toBe(listed?.label);
      expect(description).toContain(` ${facts?.label}, ${label}.`);
    }
  });
});

/** The control of a field of the forms, by what its schema accepts. */
function controlOf(
  { type, format, input, enum: values, properties }: LabeledField,
  entry?: LabeledField,
) {
  if (properties) return { widget: 'object' };
  if (entry) return entry.enum ? { widget: 'select', multiple: true } : { widget: 'list' };
  if (values) return { widget: 'select' };
  if (type === 'boolean') return { widget: 'boolean' };
  if (type === 'integer' || type === 'number') return { widget: 'digits' };
  if (input === 'picture') return { widget: 'image' };
  return format === 'date' || input ? { widget: 'datetime' } : {};
}

describe('the words of a form', () => {
  const files = { en: readLabels('en'), es: readLabels('es') };
  /** A text of the editor in English and the one in its place in Spanish. */
  const pairOf = (en: unknown, es: unknown) => `${en ?? ''} = ${es ?? ''}`;
  const partsOf = (line = '') => line.split(' | ');
  const known = Object.keys(files.en).map((path) => {
    const [label, hint] = partsOf(files.en[path]);
    const [spanishLabel, spanishHint] = partsOf(files.es[path]);
    return { label: pairOf(label, spanishLabel), hint: pairOf(hint, spanishHint) };
  });
  const labels = new Set(known.map(({ label }) => label));
  const hints = new Set(known.map(({ hint }) => hint));
  const english = fieldsOf(config.en.collections);
  const spanish = fieldsOf(config.es.collections);
  const fields = english.map((en, index) => ({ en, es: spanish[index] }));
  const byName = (unknown: typeof fields) => [...new Set(unknown.map(({ en }) => en.name))];

  it('are those of one line in each language, in labels, single entries and hints', () => {
    const others = (option: string, lines: Set<string>) =>
      byName(
        fields.filter(({ en, es }) => en[option] && !lines.has(pairOf(en[option], es?.[option]))),
      );
    // The boxes for signing are no fields of the content.
    expect(others('label', labels)).toEqual(['approve', 'review']);
    expect(others('label_singular', labels)).toEqual([]);
    const forStaff = fields.filter(({ en }) => !`${en.hint}`.includes('No task for staff'));
    expect(
      byName(forStaff.filter(({ en, es }) => en.hint && !hints.has(pairOf(en.hint, es?.hint)))),
    ).toEqual(['approve', 'review']);
  });

  it('are in the language of the form, the messages and the names of groups as well', () => {
    const wordsIn = ({ label, label_singular, hint, comment, pattern }: Field) =>
      [label, label_singular, hint, comment, (pattern as string[] | undefined)?.[1]].map(String);
    const ofFields = fields.map(({ en, es }) => [wordsIn(en), es ? wordsIn(es) : []]);
    const named = (value: unknown) =>
      (value as { label: string; description?: string }[]).map(
        ({ label, description = '' }) => `${label} ${description}`,
      );
    const groups = [named(config.en.collections), named(config.es.collections)];
    const swapped = [...ofFields, groups].flatMap(([english = [], spanish = []]) =>
      english.filter((words, index) => areSwapped(words, spanish[index] ?? '')),
    );
    expect(swapped).toEqual([]);
    const [places, lugares] = groups;
    expect(places?.filter((words, index) => words === lugares?.[index])).toEqual([]);
  });

  it('name each choice in the language of the form, and save the same in both', () => {
    type Options = { value: unknown; label: string }[];
    const choices = fields.flatMap(({ en, es }) => {
      const options = (field?: Field) => (field?.options ?? []) as Options;
      expect(options(es).map(({ value }) => value)).toEqual(options(en).map(({ value }) => value));
      return options(en).map(({ label }, index) => pairOf(label, options(es)[index]?.label));
    });
    expect(choices.length).toBeGreaterThan(50);
    const yesAndNo = ['Yes = Sí', 'No = No'];
    expect([...new Set(choices)].filter((pair) => !labels.has(pair)).sort()).toEqual(
      yesAndNo.sort(),
    );
  });
});

interface Field {
  name: string;
  fields?: Field[];
  [option: string]: unknown;
}

/** The fields of each page that has a text. */
function forms(value: unknown): Field[][] {
  if (value === null || typeof value !== 'object') return [];
  const isForm = Array.isArray(value) && value.some(({ name }) => name === 'body');
  return isForm ? [value as Field[]] : Object.values(value).flatMap(forms);
}

/** Every field of the forms, those within groups and lists as well. */
function fieldsOf(value: unknown): Field[] {
  if (Array.isArray(value)) return value.flatMap(fieldsOf);
  if (value === null || typeof value !== 'object') return [];
  const inner = Object.values(value).flatMap(fieldsOf);
  return isField(value) ? [value, ...inner] : inner;
}

const isField = (value: object): value is Field => 'name' in value && 'widget' in value;

it('changes wait in the practice’s branch, and days are those of its clock', () => {
  const place = { name: 'github', repo: 'owner/website', branch: 'edits' };
  expect(config.es.backend).toMatchObject({ ...place, auth_methods: ['token'] });
  expect(timeZone).toBe('America/New_York');
  const signIn = 'https://sign-in.example.workers.dev';
  const { backend } = editorSettings({ editor: { ...editor, signIn }, timeZone }).config.en;
  expect(backend).toMatchObject({ base_url: signIn, auth_methods: ['oauth', 'token'] });
});

describe('the fingerprint of a page', () => {
  const page = { title: 'A', keywords: ['b'], body: 'Text\n\nMore' };

  it('is the same for the fields in the editor and for the file', () => {
    const inEditor = {
      body: 'Text\n\nMore ',
      keywords: ['b'],
      lead: '',
      namesTools: false,
      questions: [],
      approve: true,
      effectiveOn: '2026-12-01',
      title: 'A',
      acceptedTexts: '0123456789ab',
    };
    expect(signedText(inEditor)).toBe(signedText(page));
    const file = '---\ntitle: A\nkeywords:\n  - b\n---\n\nText\n\nMore\n';
    const signed = file.replace('---\n\n', 'reviewedBy: Jo Doe\n---\n\n');
    expect(fingerprint(signed)).toBe(fingerprint(`\uFEFF${file.replaceAll('\n', '\r\n')}`));
  });

  it('is the same whatever the boxes, the days and the names of signatures are', () => {
    const ofSignatures = Object.values(signatureFields).flatMap((fields) => Object.values(fields));
    const others = [...ofSignatures, ...Object.values(acceptanceFields), 'effectiveOn', '__sc_x'];
    for (const name of others)
      expect(signedText({ ...page, [name]: 'x' }), name).toBe(signedText(page));
  });

  it('is another one after a change of a text', () => {
    expect(signedText({ ...page, title: 'B' })).not.toBe(signedText(page));
    expect(signedText({ ...page, body: 'Text' })).not.toBe(signedText(page));
    const ordered = (...keywords: string[]) => signedText({ ...page, keywords });
    expect(ordered('b', 'c')).not.toBe(ordered('c', 'b'));
    expect(signedText({ ...page, price: 0 })).not.toBe(signedText(page));
  });
});

describe('the boxes that staff tick', () => {
  type Data = Record<string, unknown>;
  const english = { title: 'About us', body: 'We listen.' };
  const spanish = { title: 'Quiénes somos', body: 'Escuchamos.' };

  /** An immutable map like the editor's, of plain objects. */
  const mapOf = (data: Data): EntryMap & { data: Data } => ({
    data,
    getIn(path) {
      const found = path.reduce<unknown>((part, name) => (part as Data | undefined)?.[name], data);
      return found && typeof found === 'object' ? { toJS: () => found } : found;
    },
    setIn([name = '', ...rest], value) {
      if (rest.length === 0) return mapOf({ ...data, [name]: value });
      const inner = mapOf((data[name] ?? {}) as Data).setIn(rest, value);
      return mapOf({ ...data, [name]: (inner as ReturnType<typeof mapOf>).data });
    },
    deleteIn([name = '', ...rest]) {
      const { [name]: part, ...others } = data;
      if (rest.length === 0 || !part) return mapOf(rest.length === 0 ? others : data);
      const inner = mapOf(part as Data).deleteIn(rest) as ReturnType<typeof mapOf>;
      return mapOf({ ...data, [name]: inner.data });
    },
  });
  const signed = async (data: Data, es: Data) => {
    const entry = await sign(mapOf({ data, i18n: { es: { data: es } } }), timeZone);
    return (entry as ReturnType<typeof mapOf>).data as { data: Data; i18n: { es: { data: Data } } };
  };
  const digest = (data: Data) => expect.toSatisfy((text) => text === hash(signedText(data)));
  const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
  const day = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);

  it('sign the text of their own language', async () => {
    const { data, i18n } = await signed(
      { ...english, review: true },
      { ...spanish, approve: true },
    );
    expect(data).toEqual({ ...english, reviewedOn: day, reviewedText: digest(english) });
    const approved = { approvedOn: day, approvedText: digest(spanish) };
    expect(i18n.es.data).toEqual({ ...spanish, ...approved });
  });

  it('sign with the day of the practice’s clock, where the day in London is another', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T03:00:00Z') });
    const { data } = await signed({ ...english, approve: true }, spanish);
    expect(data.approvedOn).toBe('2026-11-21');
  });
  afterEach(() => vi.useRealTimers());

  it('accept a translation as both texts are now', async () => {
    const { data, i18n } = await signed({ ...english, accept: true }, spanish);
    expect(data).toEqual(english);
    const accepted = hash(textOfBoth(english, spanish));
    expect(i18n.es.data).toEqual({ ...spanish, acceptedTexts: accepted });
  });

  it('that are not ticked leave nothing', async () => {
    const boxes = { approve: false, review: false, accept: false };
    const { data, i18n } = await signed({ ...english, ...boxes }, { ...spanish, ...boxes });
    expect([data, i18n.es.data]).toEqual([english, spanish]);
  });
});

describe('the policy of the editor’s page', () => {
  it('allows the page’s own files and the repository’s host, nothing else', () => {
    for (const host of ['github', 'gitlab'] as const) {
      const hosts = editorPolicy({ ...editor, host }).match(/https:[^\s;]+/g);
      expect(hosts?.every((address) => address.includes(host))).toBe(true);
      // Pictures that were chosen and not yet saved, small ones within its files, and files of a folder.
      for (const use of ['img-src', 'connect-src'])
        expect(editorPolicy({ ...editor, host })).toContain(`${use} 'self' blob: data: https:`);
    }
    expect(editorPolicy(editor)).toContain(' https://api.github.com;');
    expect(editorPolicy(editor)).toContain(' https://avatars.githubusercontent.com;');
    expect(editorPolicy(editor)).not.toMatch(/\*|unsafe-eval'(?<!wasm-unsafe-eval')/);
    expect(editorPolicy(editor)).toMatch(/script-src 'self' 'wasm-unsafe-eval';/);
    // The editor writes inline styles, and decodes pictures of telephones in a worker.
    for (const directive of [
      "style-src 'self' 'unsafe-inline'",
      "worker-src 'self' blob:",
      "font-src 'self'",
    ])
      expect(editorPolicy(editor).split('; ')).toContain(directive);
    // No other page may frame it, and so lend it the clicks of somebody who is signed in.
    for (const directive of [
      'default-src',
      'base-uri',
      'object-src',
      'frame-ancestors',
      'form-action',
    ]) {
      expect(editorPolicy(editor)).toContain(`${directive} 'none'`);
    }
  });

  it('lets the window for signing in speak to it, where there is one', () => {
    const signIn = 'https://sign-in.example.workers.dev';
    expect(editorHeaders(editor)).not.toHaveProperty('Cross-Origin-Opener-Policy');
    expect(editorHeaders({ ...editor, signIn })).toMatchObject({
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    });
  });
});
