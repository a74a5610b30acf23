import type { CmsConfig, SharedMediaLibraryOptions } from '@sveltia/cms';
import type { z } from 'zod';
import { editableFactSchemas } from '../content/file-schemas.server';
import { dictionarySchema } from '../content/schemas/dictionary.server';
import { pageSchemas } from '../content/schemas/pages.server';
import type { Practice } from '../content/schemas/practice.server';
import { languages } from '../language';
import { fixedPages, type PageKind } from '../routes.server';
import { entryOf, type FieldSchema, jsonSchemaOf } from './json-schema.server';

/** A field as the editor's configuration describes it. */
interface EditorField {
  name: string;
  widget: string;
  [option: string]: unknown;
}

/** What the editor's page is given. */
export type EditorSettings = ReturnType<typeof editorSettings>;

/** Where the editor is set up, and the practice's clock. */
export type EditorPlace = Pick<Practice, 'timeZone'> & { editor: NonNullable<Practice['editor']> };

/** Chooses the text in the language of whoever uses the editor. */
type Say = (en: string, es: string) => string;

/** The editor's settings, from the schemas of the content files. */
export function editorSettings({ editor, timeZone }: EditorPlace) {
  return {
    /** As the schema of `@sveltia/cms` has it, by the language of whoever uses it. */
    config: { en: configIn((en) => en, editor), es: configIn((_, es) => es, editor) },
    timeZone,
  };
}

function configIn(say: Say, { host, repository, branch, signIn }: EditorPlace['editor']) {
  const title = (name: string, { title, es }: FieldSchema) => say(title ?? name, es?.title ?? name);
  const factFile = ([name, schema]: [string, z.ZodType]) => {
    const json = jsonSchemaOf(schema);
    // A file that is a list has one field without a name.
    const list = () => ({ ...field(name, json, true, say), name: 'entries', root: true });
    const fields = json.properties ? fieldsOf(json, say) : [list()];
    return { name, label: title(name, json), file: `content/${name}.yaml`, fields };
  };
  const page = (kind: PageKind) => {
    const json = jsonSchemaOf(pageSchemas[kind]);
    return { label: title(kind, json), i18n: true, fields: pageFields(json, say) };
  };
  const folder = (name: string, kind: PageKind, label: string) => {
    const { label: label_singular, ...form } = page(kind);
    return {
      name,
      label,
      label_singular,
      folder: `content/{{locale}}/${name}`,
      extension: 'md',
      identifier_field: 'name',
      slug: '{{name}}',
      sortable_fields: ['name'],
      ...form,
    };
  };
  const dictionary = jsonSchemaOf(dictionarySchema);
  const config: CmsConfig = {
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
    media_libraries: { default: { config: pictureLimits }, stock_assets: { providers: [] } },
    i18n: {
      structure: 'multiple_folders',
      locales: [...languages],
      default_locale: languages[0],
      // The files of folders are told apart by their names alone.
      canonical_slug: { key: '_slug' },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    editor: { preview: false },
    // What is not known is absent from the files.
    output: { omit_empty_optional_fields: true },
    collections: [
      {
        name: 'facts',
        label: say('Facts', 'Datos'),
        description: say('The same in both languages.', 'Lo que es igual en los dos idiomas.'),
        icon: 'fact_check',
        files: Object.entries(editableFactSchemas).map(factFile),
      },
      {
        name: 'pages',
        label: say('Pages', 'Páginas'),
        icon: 'article',
        i18n: true,
        files: [
          ...plainKinds.map((kind) => ({
            name: kind,
            file: `content/{{locale}}/${kind}.md`,
            ...page(kind),
          })),
          {
            name: 'dictionary',
            label: title('dictionary', dictionary),
            file: 'content/{{locale}}/dictionary.yaml',
            i18n: true,
            fields: [acceptField(say), ...fieldsOf(dictionary, say, true)],
          },
        ],
      },
      {
        ...folder('services', 'service', say('Services', 'Servicios')),
        description: say(
          'A new one: duplicate a service like it, then add it in Facts, Services. To end one: there as well.',
          'Para uno nuevo, duplique uno parecido y agréguelo en Datos, Servicios. Ahí también se retira uno.',
        ),
        icon: 'psychiatry',
      },
      {
        ...folder('towns', 'location', say('Towns', 'Localidades')),
        description: say(
          'A new one: duplicate a town like it, then add it in Facts, Towns. To end one: there as well.',
          'Para una nueva, duplique una parecida y agréguela en Datos, Localidades. Ahí también se retira una.',
        ),
        icon: 'location_on',
      },
      {
        ...folder('policies', 'policy', say('Policies', 'Políticas')),
        description: say(
          'A new one: duplicate a policy like it, then add it in Facts, Policies. To end one: there as well.',
          'Para una nueva, duplique una parecida y agréguela en Datos, Políticas. Ahí también se retira una.',
        ),
        icon: 'gavel',
      },
    ],
  };
  return config;
}

/** The kinds of which there is one page, which is called as its kind. */
const plainKinds = fixedPages.map(({ kind }) => kind);

/** A telephone's picture is made small enough to send; HEIC, which browsers do not show, as well. */
const pictureLimits: SharedMediaLibraryOptions = {
  max_file_size: 30_000_000,
  slugify_filename: true,
  transformations: { raster_image: { format: 'webp', quality: 90, width: 2400, height: 2400 } },
};

const acceptField = (say: Say): EditorField => ({
  name: 'accept',
  label: say('Spanish', 'Español'),
  widget: 'translation',
  required: false,
});

/** What is ticked below the name of whoever approves or reviews a page. */
const acts: Record<string, [name: string, en: string, es: string]> = {
  approvedBy: [
    'approve',
    'This page is approved as it is now',
    'Esta página está aprobada como está ahora',
  ],
  reviewedBy: [
    'review',
    'This page is reviewed as it is now',
    'Esta página está revisada como está ahora',
  ],
};

/** The fields of a page, its text, and who approved and reviewed it. */
function pageFields(schema: FieldSchema, say: Say): EditorField[] {
  const fields = fieldsOf(schema, say, true);
  const own = { required: false, i18n: true };
  const signatures = fields.flatMap((field) => {
    const act = acts[field.name];
    if (!act) return [];
    const [name, ...label] = act;
    const hint = say(
      'Write the name above. The day is written for you. A later change takes it back.',
      'Escriba el nombre arriba. La fecha se pone sola. Un cambio posterior lo anula.',
    );
    return [field, { name, label: say(...label), widget: 'boolean', hint, ...own }];
  });
  return [
    acceptField(say),
    ...fields.filter(({ name }) => !acts[name]),
    {
      name: 'body',
      label: say('Text', 'Texto'),
      widget: 'text',
      comment: say(
        'Change the words alone. Leave ##, >, [ ], ( ) and { } as they are: they give the text its form.',
        'Cambie solo las palabras. No toque ##, >, [ ], ( ) ni { }: dan la forma al texto.',
      ),
      ...own,
    },
    ...signatures,
  ];
}

const fieldsOf = ({ properties = {}, required = [] }: FieldSchema, say: Say, i18n = false) =>
  Object.entries(properties)
    .filter(([, { input }]) => input !== 'hidden')
    .map(([name, schema]) => field(name, schema, required.includes(name), say, i18n));

/** One field, with all below it. */
function field(
  name: string,
  schema: FieldSchema,
  required: boolean,
  say: Say,
  i18n = false,
): EditorField {
  const { title = name, description = '', es, forStaff = true } = schema;
  const label = say(title, es?.title ?? title);
  const hint = [
    say(description, es?.description ?? description),
    forStaff ? '' : say(...notForStaff),
  ].join(' ');
  return {
    name,
    label,
    ...(hint.trim() && { hint: hint.trim() }),
    ...(i18n && { i18n }),
    required,
    ...widget(schema, label, say, i18n),
  };
}

const notForStaff = [
  'No task for staff: ask whoever runs the site.',
  'No es tarea del personal; pregunte a quien mantiene el sitio.',
] as const;

/** How a field is edited, and what it may hold. */
function widget(schema: FieldSchema, label: string, say: Say, i18n: boolean) {
  const { type, choices, input, pattern, examples: [example] = [], forStaff } = schema;
  const options = (choices: NonNullable<FieldSchema['choices']>) =>
    Object.entries(choices).map(([value, names]) => ({
      value: type === 'boolean' ? value === 'true' : value,
      label: say(names.en, names.es),
    }));
  if (schema.properties) {
    const isClosed = forStaff === false && { collapsed: true };
    return { widget: 'object', ...isClosed, fields: fieldsOf(schema, say, i18n) };
  }
  const entry = entryOf(schema);
  if (entry) {
    const min = schema.minItems ?? (Array.isArray(schema.items) ? 1 : 0);
    const limits = min > 0 ? { min } : { required: false };
    if (entry.choices) {
      return { widget: 'select', multiple: true, ...limits, options: options(entry.choices) };
    }
    const kept = schema.keepsEntries && { allow_remove: false };
    const singular = say(entry.title ?? label, entry.es?.title ?? label);
    const each = entry.properties
      ? { collapsed: 'auto', ...summary(entry, say), fields: fieldsOf(entry, say, i18n) }
      : {
          minimize_collapsed: 'auto',
          field: { ...field('value', entry, true, say, i18n), label: singular },
        };
    return { widget: 'list', label_singular: singular, ...limits, ...kept, ...each };
  }
  if (choices) return { widget: 'select', options: options(choices) };
  if (type === 'boolean') return { widget: 'boolean', required: false };
  if (type === 'integer' || type === 'number') {
    const digits = type === 'integer' ? /^(0|[1-9]\d*)$/ : /^-?(0|[1-9]\d*)(\.\d*[1-9])?$/;
    const message = say(
      'Digits alone, without commas, $ or letters',
      'Solo cifras, sin comas, $ ni letras',
    );
    return { widget: 'digits', pattern: [digits.source, message] };
  }
  if (input === 'picture') return { widget: 'image', choose_url: false };
  if (input && input !== 'hidden') return { widget: 'datetime', ...moments[input] };
  const limit = schema.maxLength ? { maxlength: schema.maxLength } : {};
  if (!pattern) return { widget: 'text', ...limit };
  const message = example ? say(`Such as ${example}`, `Por ejemplo, ${example}`) : label;
  return { widget: 'string', pattern: [pattern, message] };
}

const moments = {
  date: { type: 'date', format: 'YYYY-MM-DD' },
  time: { type: 'time', format: 'HH:mm' },
  datetime: { type: 'datetime-local', format: 'YYYY-MM-DDTHH:mm' },
};

/** The line that names an entry of a list which is closed; a text in both languages in that of the editor. */
function summary(entry: FieldSchema, say: Say) {
  const { properties = {}, isBilingual, caption = isBilingual ? [say('en', 'es')] : [] } = entry;
  if (caption.length === 0) return {};
  const placeholders = caption.map((name) => {
    const path = properties[name]?.isBilingual ? `${name}.${say('en', 'es')}` : name;
    return `{{fields.${path}}}`;
  });
  return { summary: placeholders.join(' ') };
}
