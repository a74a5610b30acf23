import type { CmsConfig, Collection, SharedMediaLibraryOptions } from '@sveltia/cms';
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

/** The settings that the editor's page loads. */
export type EditorSettings = ReturnType<typeof editorSettings>;

/** Where the editor is set up, and the practice's time zone. */
export type EditorPlace = Pick<Practice, 'timeZone'> & { editor: NonNullable<Practice['editor']> };

/** Chooses the text in the language of the person who uses the editor. */
type Localize = (en: string, es: string) => string;

/** How the fields of a file are described. */
interface FieldContext {
  localize: Localize;
  /** Whether the file exists in both languages, so that the editor shows both versions of each field. */
  isTranslated: boolean;
}

/** The editor's settings, made of the schemas of the content files. */
export function editorSettings({ editor, timeZone }: EditorPlace) {
  return {
    /** The configuration of `@sveltia/cms`, by the language of the person who uses the editor. */
    config: { en: configIn((en) => en, editor), es: configIn((_, es) => es, editor) },
    timeZone,
  };
}

function configIn(
  localize: Localize,
  { host, repository, branch, signIn }: EditorPlace['editor'],
): CmsConfig {
  return {
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
      // The versions of an entry in both languages have the same file name.
      canonical_slug: { key: '_slug' },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    editor: { preview: false },
    // A fact that is not known is absent from its file.
    output: { omit_empty_optional_fields: true },
    collections: [
      factsCollection(localize),
      pagesCollection(localize),
      ...listedPagesCollections(localize),
    ],
  };
}

/** Pictures from a telephone are made small enough to send. HEIC, which browsers do not show, becomes WebP. */
const pictureLimits: SharedMediaLibraryOptions = {
  max_file_size: 30_000_000,
  slugify_filename: true,
  transformations: { raster_image: { format: 'webp', quality: 90, width: 2400, height: 2400 } },
};

/** The files of facts, which are for both languages. */
function factsCollection(localize: Localize): Collection {
  return {
    name: 'facts',
    label: localize('Facts', 'Datos'),
    description: localize('The same in both languages.', 'Lo que es igual en los dos idiomas.'),
    icon: 'fact_check',
    files: Object.entries(editableFactSchemas).map(([name, schema]) =>
      factFile(name, schema, localize),
    ),
  };
}

function factFile(name: string, schema: z.ZodType, localize: Localize) {
  const json = jsonSchemaOf(schema);
  const context = { localize, isTranslated: false };
  // A file that is a list has a single field without a name.
  const list = () => ({
    ...field({ name, schema: json, isRequired: true }, context),
    name: 'entries',
    root: true,
  });
  const fields = json.properties ? fieldsOf(json, context) : [list()];
  return { name, label: titleOf(name, json, localize), file: `content/${name}.yaml`, fields };
}

/** The pages with an address of their own in every site, and the dictionary. */
function pagesCollection(localize: Localize): Collection {
  const dictionary = jsonSchemaOf(dictionarySchema);
  const context = { localize, isTranslated: true };
  return {
    name: 'pages',
    label: localize('Pages', 'Páginas'),
    icon: 'article',
    i18n: true,
    files: [
      ...fixedPages.map(({ kind }) => ({
        name: kind,
        file: `content/{{locale}}/${kind}.md`,
        ...pageForm(kind, localize),
      })),
      {
        name: 'dictionary',
        label: titleOf('dictionary', dictionary, localize),
        file: 'content/{{locale}}/dictionary.yaml',
        i18n: true,
        fields: [acceptField(localize), ...fieldsOf(dictionary, context)],
      },
    ],
  };
}

/** The folders of the services, towns and policies. */
function listedPagesCollections(localize: Localize): Collection[] {
  return [
    {
      ...folder('services', 'service', localize('Services', 'Servicios'), localize),
      description: localize(
        'A new one: duplicate a service like it, then add it in Facts, Services. To end one: there as well.',
        'Para uno nuevo, duplique uno parecido y agréguelo en Datos, Servicios. Ahí también se retira uno.',
      ),
      icon: 'psychiatry',
    },
    {
      ...folder('towns', 'location', localize('Towns', 'Localidades'), localize),
      description: localize(
        'A new one: duplicate a town like it, then add it in Facts, Towns. To end one: there as well.',
        'Para una nueva, duplique una parecida y agréguela en Datos, Localidades. Ahí también se retira una.',
      ),
      icon: 'location_on',
    },
    {
      ...folder('policies', 'policy', localize('Policies', 'Políticas'), localize),
      description: localize(
        'A new one: duplicate a policy like it, then add it in Facts, Policies. To end one: there as well.',
        'Para una nueva, duplique una parecida y agréguela en Datos, Políticas. Ahí también se retira una.',
      ),
      icon: 'gavel',
    },
  ];
}

/** A folder whose files are pages of one kind. */
function folder(name: string, kind: PageKind, label: string, localize: Localize) {
  const { label: label_singular, ...form } = pageForm(kind, localize);
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
}

function pageForm(kind: PageKind, localize: Localize) {
  const schema = jsonSchemaOf(pageSchemas[kind]);
  const label = titleOf(kind, schema, localize);
  return { label, i18n: true, fields: pageFields(schema, localize) };
}

/** The label of a schema; its name if it has none. */
const titleOf = (name: string, { title, es }: FieldSchema, localize: Localize) =>
  localize(title ?? name, es?.title ?? name);

/** The box by which staff accept a Spanish text. */
const acceptField = (localize: Localize): EditorField => ({
  name: 'accept',
  label: localize('Spanish', 'Español'),
  widget: 'translation',
  required: false,
});

/**
 * The boxes below the names of those who sign a page, by the fields of the names. `sign.client.ts` has the same names, and
 * so has `unsigned` of `lib/content/signed-text.ts`: otherwise a tick would change the signed text.
 */
const signingBoxes: Record<string, { name: string; label: { en: string; es: string } }> = {
  approvedBy: {
    name: 'approve',
    label: {
      en: 'This page is approved as it is now',
      es: 'Esta página está aprobada como está ahora',
    },
  },
  reviewedBy: {
    name: 'review',
    label: {
      en: 'This page is reviewed as it is now',
      es: 'Esta página está revisada como está ahora',
    },
  },
};

/** The fields of a page, its text, and its signatures. */
function pageFields(schema: FieldSchema, localize: Localize): EditorField[] {
  const fields = fieldsOf(schema, { localize, isTranslated: true });
  const optional = { required: false, i18n: true };
  const hint = localize(
    'Write the name above. The day is written for you. A later change takes it back.',
    'Escriba el nombre arriba. La fecha se pone sola. Un cambio posterior lo anula.',
  );
  const signatures = fields.flatMap((signer) => {
    const box = signingBoxes[signer.name];
    if (!box) return [];
    const label = localize(box.label.en, box.label.es);
    return [signer, { name: box.name, label, widget: 'boolean', hint, ...optional }];
  });
  return [
    acceptField(localize),
    ...fields.filter(({ name }) => !signingBoxes[name]),
    {
      name: 'body',
      label: localize('Text', 'Texto'),
      widget: 'text',
      comment: localize(
        'Change the words alone. Leave ##, >, [ ], ( ) and { } as they are: they give the text its form.',
        'Cambie solo las palabras. No toque ##, >, [ ], ( ) ni { }: dan la forma al texto.',
      ),
      ...optional,
    },
    ...signatures,
  ];
}

/** The editor's fields for all properties of a schema that are not hidden. */
const fieldsOf = ({ properties = {}, required = [] }: FieldSchema, context: FieldContext) =>
  Object.entries(properties)
    .filter(([, { input }]) => input !== 'hidden')
    .map(([name, schema]) => field({ name, schema, isRequired: required.includes(name) }, context));

/** A field of a file, as its schema describes it. */
interface DescribedField {
  name: string;
  schema: FieldSchema;
  isRequired: boolean;
}

/** The editor's field for a field of a content file, with the fields that it contains. */
function field({ name, schema, isRequired }: DescribedField, context: FieldContext): EditorField {
  const { localize, isTranslated } = context;
  const { title = name, description = '', es, forStaff = true } = schema;
  const label = localize(title, es?.title ?? title);
  const hint = [
    localize(description, es?.description ?? description),
    forStaff ? '' : notForStaff(localize),
  ].join(' ');
  return {
    name,
    label,
    ...(hint.trim() && { hint: hint.trim() }),
    ...(isTranslated && { i18n: isTranslated }),
    required: isRequired,
    ...widget(schema, label, context),
  };
}

const notForStaff = (localize: Localize) =>
  localize(
    'No task for staff: ask whoever runs the site.',
    'No es tarea del personal; pregunte a quien mantiene el sitio.',
  );

/** The widget that edits a field, and the values that it accepts. */
function widget(schema: FieldSchema, label: string, context: FieldContext) {
  const { localize } = context;
  const { type, choices, input, forStaff, properties } = schema;
  if (properties) {
    const collapsed = forStaff === false && { collapsed: true };
    return { widget: 'object', ...collapsed, fields: fieldsOf(schema, context) };
  }
  const entry = entryOf(schema);
  if (entry) return listWidget(schema, entry, label, context);
  if (choices) return { widget: 'select', options: optionsOf(type, choices, localize) };
  if (type === 'boolean') return { widget: 'boolean', required: false };
  if (type === 'integer' || type === 'number') return digitsWidget(type, localize);
  if (input === 'picture') return { widget: 'image', choose_url: false };
  if (input && input !== 'hidden') return { widget: 'datetime', ...moments[input] };
  return textWidget(schema, label, localize);
}

function listWidget(schema: FieldSchema, entry: FieldSchema, label: string, context: FieldContext) {
  const { localize } = context;
  const min = schema.minItems ?? (Array.isArray(schema.items) ? 1 : 0);
  const limits = min > 0 ? { min } : { required: false };
  if (entry.choices) {
    const options = optionsOf(schema.type, entry.choices, localize);
    return { widget: 'select', multiple: true, ...limits, options };
  }
  const removal = schema.keepsEntries && { allow_remove: false };
  const singular = localize(entry.title ?? label, entry.es?.title ?? label);
  const entries = entry.properties
    ? { collapsed: 'auto', ...summary(entry, localize), fields: fieldsOf(entry, context) }
    : {
        minimize_collapsed: 'auto',
        field: {
          ...field({ name: 'value', schema: entry, isRequired: true }, context),
          label: singular,
        },
      };
  return { widget: 'list', label_singular: singular, ...limits, ...removal, ...entries };
}

/** The options of a field with fixed values. */
const optionsOf = (
  type: string | undefined,
  choices: NonNullable<FieldSchema['choices']>,
  localize: Localize,
) =>
  Object.entries(choices).map(([value, names]) => ({
    value: type === 'boolean' ? value === 'true' : value,
    label: localize(names.en, names.es),
  }));

function digitsWidget(type: 'integer' | 'number', localize: Localize) {
  const digits = type === 'integer' ? /^(0|[1-9]\d*)$/ : /^-?(0|[1-9]\d*)(\.\d*[1-9])?$/;
  const message = localize(
    'Digits alone, without commas, $ or letters',
    'Solo cifras, sin comas, $ ni letras',
  );
  return { widget: 'digits', pattern: [digits.source, message] };
}

const moments = {
  date: { type: 'date', format: 'YYYY-MM-DD' },
  time: { type: 'time', format: 'HH:mm' },
  datetime: { type: 'datetime-local', format: 'YYYY-MM-DDTHH:mm' },
};

function textWidget(schema: FieldSchema, label: string, localize: Localize) {
  const { pattern, maxLength, examples: [example] = [] } = schema;
  if (!pattern) return { widget: 'text', ...(maxLength && { maxlength: maxLength }) };
  const message = example ? localize(`Such as ${example}`, `Por ejemplo, ${example}`) : label;
  return { widget: 'string', pattern: [pattern, message] };
}

/** The line that names a closed entry of a list. A field with both languages is shown in that of the editor. */
function summary(entry: FieldSchema, localize: Localize) {
  const language = localize('en', 'es');
  const { properties = {}, isBilingual, caption = isBilingual ? [language] : [] } = entry;
  if (caption.length === 0) return {};
  const placeholders = caption.map((name) => {
    const path = properties[name]?.isBilingual ? `${name}.${language}` : name;
    return `{{fields.${path}}}`;
  });
  return { summary: placeholders.join(' ') };
}
