import type { CmsConfig, Collection, SharedMediaLibraryOptions } from '@sveltia/cms';
import { editableFactSchemas } from '../content/file-schemas.server';
import type { Practice } from '../content/schemas/practice.server';
import {
  acceptanceFields,
  type SignatureName,
  signatureFields,
  signatureNames,
} from '../content/signed-text';
import { languages } from '../language';
import { fixedPages } from '../routes.server';
import { entriesOf } from './json-schema.server';
import { type LabeledField, labeledSchemas } from './labels.server';

/** A field as the editor's configuration describes it. */
interface EditorField {
  name: string;
  widget: string;
  [option: string]: unknown;
}

/** The settings that the editor's page loads. */
export type EditorSettings = ReturnType<typeof editorSettings>;

/** Where the editor is set up, and the practice's time zone by its IANA name. */
export interface EditorPlace {
  timeZone: string;
  editor: NonNullable<Practice['editor']>;
}

/** Chooses the text in the language of the person who uses the editor. */
type Localize = (en: string, es: string) => string;

/** The schemas of the content files, and the language in which they are shown. */
interface Forms {
  localize: Localize;
  schemas: ReturnType<typeof labeledSchemas>;
}

/** How the fields of a file are described. */
interface FieldContext extends Pick<Forms, 'localize'> {
  /** Whether the file exists in both languages, so that the editor shows both versions of each field. */
  isTranslated: boolean;
}

/**
 * The editor's settings, made of the schemas of the content files.
 * @throws {UserError} if a field has no label, or a label no field
 */
export function editorSettings({ editor, timeZone }: EditorPlace) {
  const schemas = labeledSchemas();
  return {
    /** The configuration of `@sveltia/cms`, by the language of the person who uses the editor. */
    config: {
      en: configIn({ localize: (en) => en, schemas }, editor),
      es: configIn({ localize: (_, es) => es, schemas }, editor),
    },
    timeZone,
  };
}

function configIn(
  forms: Forms,
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
    collections: [factsCollection(forms), pagesCollection(forms), ...listedPagesCollections(forms)],
  };
}

/** Pictures from a telephone are made small enough to send. HEIC, which browsers do not show, becomes WebP. */
const pictureLimits: SharedMediaLibraryOptions = {
  max_file_size: 30_000_000,
  slugify_filename: true,
  transformations: { raster_image: { format: 'webp', quality: 90, width: 2400, height: 2400 } },
};

/** The files of facts, which are for both languages. */
function factsCollection({ localize, schemas }: Forms): Collection {
  return {
    name: 'facts',
    label: localize('Facts', 'Datos'),
    description: localize('The same in both languages.', 'Lo que es igual en los dos idiomas.'),
    icon: 'fact_check',
    files: (Object.keys(editableFactSchemas) as (keyof typeof editableFactSchemas)[]).map((name) =>
      factFile(name, schemas[name], localize),
    ),
  };
}

/** The form of a file of facts. */
function factFile(name: string, schema: LabeledField, localize: Localize) {
  const context = { localize, isTranslated: false };
  // A file that is a list has a single field without a name.
  const list = () => ({
    ...field({ name, schema, isRequired: true }, context),
    name: 'entries',
    root: true,
  });
  const fields = schema.properties ? fieldsOf(schema, context) : [list()];
  return { name, label: labelOf(schema, localize), file: `content/${name}.yaml`, fields };
}

/** The pages with an address of their own in every site, and the dictionary. */
function pagesCollection({ localize, schemas }: Forms): Collection {
  const context = { localize, isTranslated: true };
  return {
    name: 'pages',
    label: localize('Pages', 'Páginas'),
    icon: 'article',
    i18n: true,
    files: [
      ...fixedPages.map(({ id: kind }) => ({
        name: kind,
        file: `content/{{locale}}/${kind}.md`,
        ...pageForm(schemas[`page-${kind}`], localize),
      })),
      {
        name: 'dictionary',
        label: labelOf(schemas.dictionary, localize),
        file: 'content/{{locale}}/dictionary.yaml',
        i18n: true,
        fields: [acceptField(localize), ...fieldsOf(schemas.dictionary, context)],
      },
    ],
  };
}

/** The folders of the services, towns and policies. */
function listedPagesCollections({ localize, schemas }: Forms): Collection[] {
  return [
    {
      ...folder('services', schemas['page-service'], localize),
      label: localize('Services', 'Servicios'),
      description: localize(
        'A new one: duplicate a service like it, then add it in Facts, Services. To retire one, do it there too.',
        'Para uno nuevo, duplique uno parecido y agréguelo en Datos, Servicios. Ahí también se retira uno.',
      ),
      icon: 'psychiatry',
    },
    {
      ...folder('towns', schemas['page-location'], localize),
      label: localize('Towns', 'Localidades'),
      description: localize(
        'A new one: duplicate a town like it, then add it in Facts, Towns. To retire one, do it there too.',
        'Para una nueva, duplique una parecida y agréguela en Datos, Localidades. Ahí también se retira una.',
      ),
      icon: 'location_on',
    },
    {
      ...folder('policies', schemas['page-policy'], localize),
      label: localize('Policies', 'Políticas'),
      description: localize(
        'A new one: duplicate a policy like it, then add it in Facts, Policies. To retire one, do it there too.',
        'Para una nueva, duplique una parecida y agréguela en Datos, Políticas. Ahí también se retira una.',
      ),
      icon: 'gavel',
    },
  ];
}

/** A folder whose files are pages of one kind. */
function folder(name: string, schema: LabeledField, localize: Localize) {
  const { label: label_singular, ...form } = pageForm(schema, localize);
  return {
    name,
    label_singular,
    folder: `content/{{locale}}/${name}`,
    extension: 'md',
    identifier_field: 'name',
    slug: '{{name}}',
    sortable_fields: ['name'],
    ...form,
  };
}

function pageForm(schema: LabeledField, localize: Localize) {
  const label = labelOf(schema, localize);
  return { label, i18n: true, fields: pageFields(schema, localize) };
}

const labelOf = ({ title, es }: LabeledField, localize: Localize) => localize(title, es.title);

/** The box by which staff accept a Spanish text. */
const acceptField = (localize: Localize): EditorField => ({
  name: acceptanceFields.box,
  label: localize('Spanish', 'Español'),
  widget: 'translation',
  required: false,
});

/** The labels of the boxes below the names of those who sign a page. */
const signingLabels: Record<SignatureName, { en: string; es: string }> = {
  approved: {
    en: 'This page is approved as it is now',
    es: 'Esta página está aprobada como está ahora',
  },
  reviewed: {
    en: 'This page is reviewed as it is now',
    es: 'Esta página está revisada como está ahora',
  },
};

/** The signature whose name a field has; undefined if it is another field. */
const signatureBy = (field: string) =>
  signatureNames.find((name) => signatureFields[name].by === field);

/** The box of the translation, the fields of a page, its text, and each signature's name and box. */
function pageFields(schema: LabeledField, localize: Localize): EditorField[] {
  const fields = fieldsOf(schema, { localize, isTranslated: true });
  const optional = { required: false, i18n: true };
  const hint = localize(
    'Write the name above. The day is written for you. A later change takes it back.',
    'Escriba el nombre arriba. La fecha se pone sola. Un cambio posterior lo anula.',
  );
  const signatures = fields.flatMap((signer) => {
    const signature = signatureBy(signer.name);
    if (!signature) return [];
    const { box } = signatureFields[signature];
    const { en, es } = signingLabels[signature];
    return [signer, { name: box, label: localize(en, es), widget: 'boolean', hint, ...optional }];
  });
  return [
    acceptField(localize),
    ...fields.filter(({ name }) => !signatureBy(name)),
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
const fieldsOf = ({ properties = {}, required = [] }: LabeledField, context: FieldContext) =>
  Object.entries(properties)
    .filter(([, { input }]) => input !== 'hidden')
    .map(([name, schema]) => field({ name, schema, isRequired: required.includes(name) }, context));

/** A field of a file, as its schema describes it. */
interface DescribedField {
  name: string;
  schema: LabeledField;
  isRequired: boolean;
}

/** The editor's field for a field of a content file, with the fields that it contains. */
function field({ name, schema, isRequired }: DescribedField, context: FieldContext): EditorField {
  const { localize, isTranslated } = context;
  const { description = '', es, forStaff = true } = schema;
  const label = labelOf(schema, localize);
  const hint = [
    localize(description, es.description ?? ''),
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
function widget(schema: LabeledField, label: string, context: FieldContext) {
  const { localize } = context;
  const { type, format, enum: values, forStaff, properties } = schema;
  const input = format === 'date' ? format : schema.input;
  if (properties) {
    const collapsed = forStaff === false && { collapsed: true };
    return { widget: 'object', ...collapsed, fields: fieldsOf(schema, context) };
  }
  // The entries of a list with a schema for each are all alike.
  const [entry] = entriesOf(schema);
  if (entry) return listWidget(schema, entry, context);
  if (values) return { widget: 'select', options: optionsOf(schema, localize) };
  if (type === 'boolean') return { widget: 'boolean', required: false };
  if (type === 'integer' || type === 'number') return digitsWidget(type, localize);
  if (input === 'picture') return { widget: 'image', choose_url: false };
  if (input && input !== 'hidden') return { widget: 'datetime', ...moments[input] };
  return textWidget(schema, label, localize);
}

function listWidget(schema: LabeledField, entry: LabeledField, context: FieldContext) {
  const { localize } = context;
  // A list with a schema of its own for the first entry has at least that one.
  const min = schema.minItems ?? (Array.isArray(schema.items) ? 1 : 0);
  const limits = min > 0 ? { min } : { required: false };
  if (entry.enum) {
    const options = optionsOf(entry, localize);
    return { widget: 'select', multiple: true, ...limits, options };
  }
  const removal = schema.keepsEntries && { allow_remove: false };
  const singular = labelOf(entry, localize);
  const entries = entry.properties
    ? { collapsed: 'auto', ...summary(entry, localize), fields: fieldsOf(entry, context) }
    : {
        minimize_collapsed: 'auto',
        field: field({ name: 'value', schema: entry, isRequired: true }, context),
      };
  return { widget: 'list', label_singular: singular, ...limits, ...removal, ...entries };
}

const yesAndNo = [
  { value: true, en: 'Yes', es: 'Sí' },
  { value: false, en: 'No', es: 'No' },
];

/** The options of a field with fixed values: those of a choice, else yes and no. */
const optionsOf = ({ choices }: LabeledField, localize: Localize) =>
  (choices ?? yesAndNo).map(({ value, en, es }) => ({ value, label: localize(en, es) }));

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

function textWidget(schema: LabeledField, label: string, localize: Localize) {
  const { maxLength, examples: [example] = [] } = schema;
  const pattern = patternOf(schema);
  if (!pattern) return { widget: 'text', ...(maxLength && { maxlength: maxLength }) };
  const message = example ? localize(`Such as ${example}`, `Por ejemplo, ${example}`) : label;
  return { widget: 'string', pattern: [pattern, message] };
}

/** The pattern that a text has to match; one that asks for all patterns where there are several. Empty if there is none. */
function patternOf({ pattern, allOf = [] }: LabeledField) {
  const all = allOf.map(({ pattern = '' }) => `(?=${pattern})`).join('');
  return pattern ?? all;
}

/** The line that names a closed entry of a list. A field with both languages is shown in that of the editor. */
function summary(entry: LabeledField, localize: Localize) {
  const language = localize('en', 'es');
  const { properties = {}, caption = isBilingual(entry) ? [language] : [] } = entry;
  if (caption.length === 0) return {};
  const placeholders = caption.map((name) => {
    const path = isBilingual(properties[name]) ? `${name}.${language}` : name;
    return `{{fields.${path}}}`;
  });
  return { summary: placeholders.join(' ') };
}

/** Whether a field is one text in both languages. */
const isBilingual = (field?: LabeledField) =>
  Object.keys(field?.properties ?? {}).join() === languages.join();
