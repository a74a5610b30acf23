import { stringify } from 'yaml';
import { type FieldSchema, fieldsOf, inline, jsonSchemaOf, meaningOfNull } from './hints.server';
import { yamlSchemas } from './schemas/files.server';
import { pageSchemas } from './schemas/pages.server';

/** Every field of the content files as a Markdown document, for the people who edit them. */
export function fieldList(): string {
  const files = Object.entries(yamlSchemas).map(([file, schema]) => {
    const field = jsonSchemaOf(schema);
    const example = fieldsOf(field)['[]']?.examples;
    return [
      `## ${file.replace('*', '<language>')}`,
      field.description,
      tableOf(rowsOf(field)),
      ...(example
        ? [`An entry is written like this:\n\n\`\`\`yaml\n${stringify(example)}\`\`\``]
        : []),
    ].join('\n\n');
  });
  const common = rowsOf(jsonSchemaOf(pageSchemas.about));
  const pages = Object.entries(pageSchemas).flatMap(([kind, schema]) => {
    const own = rowsOf(jsonSchemaOf(schema)).filter((row) => !common.includes(row));
    return own.length > 0 ? [`### Pages of kind ${kind}, besides`, tableOf(own)] : [];
  });
  return (
    [introduction, ...files, '## Markdown pages', tableOf(common), ...pages, '']
      .join('\n\n')
      .trimEnd() + '\n'
  );
}

const introduction = `# The fields of the content files

Written by \`npm run fields\` from the schemas in \`lib/content/schemas\`; do not edit it here.
In a name, \`[]\` is each entry of a list and \`<id>\` a name that you choose.`;

const tableOf = (rows: string[]) =>
  [
    '| field | what it means | what it holds | example | null means |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');

/** A row for each field that is explained, and for each group. */
function rowsOf(parent: FieldSchema, path = ''): string[] {
  return Object.entries(fieldsOf(parent)).flatMap(([key, field]) => {
    const name = `${path}${path && key !== '[]' ? '.' : ''}${key}`;
    const isExplained = field.description || (field.properties && /\w$/.test(key));
    const example = field.examples && `\`${inline(field.examples[0])}\``;
    const isOptional = parent.properties && !(parent.anyOf?.[0] ?? parent).required?.includes(key);
    const holds = `${contentsOf(field)}${isOptional ? '; may be left out' : ''}`;
    const cells = [
      `\`${name}\``,
      field.description,
      holds,
      example,
      field.anyOf && meaningOfNull(field),
    ];
    return [
      ...(isExplained
        ? [`| ${cells.map((cell = '') => cell.replaceAll('|', '\\|')).join(' | ')} |`]
        : []),
      ...rowsOf(field, name),
    ];
  });
}

/** "a whole number (minutes)", "a list, each one of: cards, cash". */
function contentsOf(field: FieldSchema): string {
  const { errorMessage = '', unit } = field;
  const entry = fieldsOf(field)['[]'];
  return `${errorMessage}${unit ? ` (${unit})` : ''}${entry ? `, each ${contentsOf(entry)}` : ''}`;
}
