import { readFileSync } from 'node:fs';
import type { CmsConfig, SharedMediaLibraryOptions } from '@sveltia/cms';
import { parse } from 'yaml';
import type { FieldSchema } from '../content/hints.server';
import { notForStaff } from '../content/schemas/fields.server';
import type { Practice } from '../content/schemas/practice.server';
import { imageFolder, imageNames } from '../images.server';
import { languages } from '../language';
import { routes } from '../routes.server';
import { factFiles, schemas } from './content-files.server';
import {
  bodyField,
  entriesField,
  formatOf,
  nameField,
  type Pictures,
  signers,
  valueField,
} from './form';
import { messageOf, words } from './words';

/** A field as the editor's configuration describes it. */
export interface EditorField {
  name: string;
  widget: string;
  [option: string]: unknown;
}

/** What the editor's page is given. */
export interface EditorSettings {
  /** As the schema of `@sveltia/cms` has it. */
  config: CmsConfig;
  timeZone: string;
  pictures: Pictures;
  /** The Spanish of the configuration's texts, by the English. */
  spanish: Readonly<Record<string, string>>;
}

const texts = (name: string, icon: string, description: string) => ({
  name,
  label: words(name),
  icon,
  description,
  i18n: true,
});

/** Where the editor is set up, and the practice's clock. */
export type EditorPlace = Pick<Practice, 'timeZone'> & {
  editor: NonNullable<Practice['editor']>;
};

/** The Spanish of the editor's texts, by the English. */
const spanish: EditorSettings['spanish'] = parse(readFileSync('lib/editor/spanish.yaml', 'utf8'));

/** The editor's configuration, from the schemas of the content files. */
export function editorSettings({ editor, timeZone }: EditorPlace): EditorSettings {
  const file = (format: string, path: string, name = format) => ({
    name: name.replace('/', '-'),
    label: words(name.slice(name.indexOf('/') + 1)),
    file: `content/${path}`,
    format: formatOf(format),
    fields: fileFields(format, schemas[format] ?? {}),
    ...(!factFiles.includes(format) && { i18n: true }),
  });
  const pages = (isOurs: (kind: string) => boolean) =>
    routes
      .filter(({ kind }) => isOurs(kind))
      .map(({ id, kind }) => file(`page-${kind}`, `{{locale}}/${id}.md`, id));
  const isPlain = (kind: string) => !['service', 'location', 'policy'].includes(kind);
  const { host, repository, branch, signIn } = editor;
  return {
    config: {
      load_config_file: false,
      backend: {
        name: host,
        repo: repository,
        branch,
        ...(signIn && { base_url: signIn }),
        auth_methods: signIn ? ['oauth', 'token'] : ['token'],
      },
      media_folder: 'content/images',
      public_folder: '/images',
      media_libraries: {
        default: { config: pictureLimits },
        stock_assets: { providers: [] },
      },
      i18n: {
        structure: 'multiple_folders',
        locales: [...languages],
        default_locale: languages[0],
        // Towns' files are told apart by their names alone.
        canonical_slug: { key: '_slug' },
      },
      slug: { encoding: 'ascii', clean_accents: true },
      editor: { preview: false },
      collections: [
        {
          name: 'facts',
          label: 'Facts',
          description: 'What is the same in both languages: hours, insurers, fees, notices.',
          icon: 'fact_check',
          files: factFiles.map((name) => file(name, `${name}.yaml`)),
        },
        {
          ...texts(
            'pages',
            'article',
            'The pages in the menu, and the words on buttons and menus.',
          ),
          files: [...pages(isPlain), file('dictionary', '{{locale}}/dictionary.yaml')],
        },
        {
          ...texts('services', 'psychiatry', 'What the practice treats, a page for each.'),
          files: pages((kind) => kind === 'service'),
        },
        {
          ...texts(
            'towns',
            'location_on',
            'The pages of the towns. A new one: duplicate a town like it, then add it in Facts, Towns.',
          ),
          label_singular: 'Town',
          folder: 'content/{{locale}}/towns',
          extension: 'md',
          format: formatOf('page-location'),
          identifier_field: 'name',
          slug: '{{name}}',
          sortable_fields: ['name'],
          fields: fileFields('page-location', schemas['page-location'] ?? {}),
        },
        {
          ...texts(
            'policies',
            'gavel',
            'Privacy, cookies, billing and what else the law asks for.',
          ),
          files: pages((kind) => kind === 'policy'),
        },
      ],
    },
    timeZone,
    pictures: Object.fromEntries(
      imageNames(imageFolder).map(({ name, file }) => [name, file.replace(imageFolder, '/images')]),
    ),
    spanish,
  };
}

/** A telephone's picture is made small enough to send; HEIC, which browsers do not show, as well. */
const pictureLimits: SharedMediaLibraryOptions = {
  max_file_size: 30_000_000,
  slugify_filename: true,
  transformations: { raster_image: { format: 'webp', quality: 90, width: 2400, height: 2400 } },
};

/** Fields that the editor writes by itself, when staff accept, approve or review. */
const written = /^(translationOf|(approved|reviewed)(On|Text))$/;

const acceptField: EditorField = {
  name: 'accept',
  label: 'Spanish',
  widget: 'translation',
  required: false,
};

const bodyText: EditorField = {
  name: bodyField,
  label: 'Text',
  widget: 'text',
  required: false,
  i18n: true,
  comment:
    'Change the words alone. Leave ##, >, [ ], ( ) and { } as they are: they give the text its form.',
  hint: '## begins a heading, - an entry of a list; \\[words\\](page:contact) is a link. An empty line begins a new paragraph.',
};

/** The fields of a file, by the name of its schema. */
export function fileFields(format: string, schema: FieldSchema): EditorField[] {
  const { properties } = schema.anyOf?.[0] ?? schema;
  if (!properties) {
    const entries = field(entriesField, schema, true);
    const label = words(format);
    return [{ ...entries, label, label_singular: singular(label) }];
  }
  if (factFiles.includes(format)) return subfields(schema);
  const fields = subfields(schema, true).filter(({ name }) => !written.test(name));
  if (format === 'dictionary') return [acceptField, ...fields];
  const signs = Object.entries(signers).flatMap(([act, word]) => [
    ...fields.filter(({ name }) => name === `${word}By`),
    {
      name: act,
      label: `This page is ${word} as it is now`,
      widget: 'boolean',
      required: false,
      i18n: true,
      hint: 'Write the name above. The day is written for you. A later change takes it back.',
    },
  ]);
  const others = fields.filter(({ name }) => !signs.some((sign) => sign.name === name));
  return [acceptField, ...others, bodyText, ...signs];
}

function subfields(schema: FieldSchema, isTranslated = false): EditorField[] {
  const { properties = {}, required = [] } = schema.anyOf?.[0] ?? schema;
  return Object.entries(properties)
    .map(([name, property]) => field(name, property, required.includes(name), isTranslated))
    .sort((one, other) => rank(one) - rank(other));
}

/** After its name, what staff change most, and last what is not theirs; a file keeps the order of its schema. */
const often = ['id', 'name', 'price', 'statement', 'reviews'];
const rank = ({ name, hint }: EditorField) =>
  isSetUpOnce(hint) ? 99 : (often.indexOf(name) + often.length + 1) % (often.length + 1);
const isSetUpOnce = (hint: unknown) => String(hint).includes(notForStaff);

/** One field, with all below it. */
function field(
  name: string,
  schema: FieldSchema,
  isNeeded: boolean,
  isTranslated = false,
): EditorField {
  const inner = { ...schema, ...schema.anyOf?.[0] };
  const { type, enum: choices, const: only, items, minItems, additionalProperties, form } = inner;
  const isNullable = schema.anyOf !== undefined;
  const hint = hintOf(schema);
  const label = inner.title ?? words(name);
  const common = {
    name,
    label,
    ...(hint && { hint }),
    ...(isTranslated && { i18n: true }),
  };
  const required = isNeeded && !isNullable;
  const options = (values: readonly (string | null)[]) =>
    values.flatMap((value) => (value === null ? [] : { value, label: words(value) }));
  const pattern = inner.pattern ?? inner.allOf?.[0]?.pattern;

  if (additionalProperties) {
    const { pattern, errorMessage } = schema.propertyNames ?? {};
    const hint = hintOf(schema.propertyNames ?? {});
    const ofName = {
      name: nameField,
      label: 'Id',
      ...(hint && { hint }),
      widget: 'string',
      ...(isTranslated && { i18n: true }),
      ...(pattern && { pattern: [pattern, messageOf(errorMessage)] }),
    };
    const fields = additionalProperties.properties
      ? subfields(additionalProperties, isTranslated)
      : [field(valueField, additionalProperties, true, isTranslated)];
    return {
      ...common,
      ...list([ofName, ...fields]),
      required: false,
      label_singular: singular(label),
    };
  }
  if (inner.properties) {
    const fields = subfields(inner, isTranslated);
    const isClosed = isSetUpOnce(hint) && { collapsed: true };
    return { ...common, widget: 'object', required, ...isClosed, fields };
  }
  if (type === 'array' || items) {
    const [entry = {}] = [items].flat();
    const min = minItems ?? (Array.isArray(items) ? items.length : 0);
    const limits = { required: required && min > 0, ...(required && min > 0 && { min }) };
    if (entry.enum) {
      return {
        ...common,
        ...limits,
        widget: 'select',
        multiple: true,
        options: options(entry.enum),
      };
    }
    if (entry.properties)
      return {
        ...common,
        ...limits,
        label_singular: singular(label),
        ...list(subfields(entry, isTranslated)),
      };
    const single = field(valueField, entry, true, isTranslated);
    return {
      ...common,
      ...limits,
      label_singular: singular(label),
      widget: 'list',
      minimize_collapsed: 'auto',
      field: { ...single, label },
    };
  }
  if (type === 'boolean') {
    if (!isNullable || only) return { ...common, widget: 'boolean', required: false };
    const answers = [
      { value: 'true', label: 'Yes' },
      { value: 'false', label: 'No' },
    ];
    return { ...common, widget: 'select', required, options: answers };
  }
  if (choices) return { ...common, widget: 'select', required, options: options(choices) };
  const number = type && numbers[type];
  if (number) return { ...common, widget: 'string', required, pattern: number };
  const moment = form && moments[form];
  if (moment) {
    // A calendar needs no example of how to write a day.
    const meaning = hint.replace(/ ?For example: .*/, '');
    return { ...common, hint: meaning, widget: 'datetime', required, ...moment };
  }
  if (form === 'picture') return { ...common, widget: 'image', required, choose_url: false };
  return {
    ...common,
    widget: pattern ? 'string' : 'text',
    required,
    ...(pattern && { pattern: [pattern, messageOf(inner.errorMessage)] }),
  };
}

/** The editor's own box for numbers empties itself, without a word, at what it cannot read. */
const numbers: Record<string, [string, string]> = {
  integer: [/^\d+$/.source, messageOf('digits alone, without commas, $ or letters: 1200')],
  number: [/^-?\d+(\.\d+)?$/.source, messageOf('a number without commas or letters: 26.14')],
};

const moments: Record<string, object> = {
  date: { type: 'date', format: 'YYYY-MM-DD' },
  time: { type: 'time', format: 'HH:mm' },
  datetime: { type: 'datetime-local', format: 'YYYY-MM-DDTHH:mm' },
};

/** Entries are closed, each under a line that names it. */
function list(fields: EditorField[]) {
  const title = 'name question claim reason who title heading text id author days en'
    .split(' ')
    .map((name) => fields.find((field) => field.name === name))
    .find((field) => field !== undefined);
  const path = title?.widget === 'object' ? `${title.name}.en` : title?.name;
  return {
    widget: 'list',
    collapsed: 'auto',
    ...(path && {
      summary: `${title?.name === 'reason' ? '{{fields.from}} ' : ''}{{fields.${path}}}`,
    }),
    fields,
  };
}

/** The meaning and an example. The files have null where the editor has an empty field. */
function hintOf(schema: FieldSchema): string {
  const { description = '', examples: [example] = [] } = { ...schema.anyOf?.[0], ...schema };
  const text = description
    .replace(/\s+/g, ' ')
    .replace(/\bnull\b/g, 'empty')
    .replace(' [] is none: replace it.', '')
    .replace('Delete it', 'Switch it off');
  const shown = typeof example === 'string' || typeof example === 'number' ? example : undefined;
  return [text, shown !== undefined && `For example: ${shown}`].filter(Boolean).join(' ');
}

/** What a button adds to a list of this name. */
const singular = (label: string): string =>
  label === 'Crisis' ? 'Crisis center' : label.replace(/ies$/, 'y').replace(/(?<!hour|say)s$/i, '');
