import { type Document, isMap, isScalar, stringify, visit, type YAMLError } from 'yaml';

/** A slip in writing YAML: its line, counted from 0, and what is expected there. */
interface Slip {
  row: number;
  expected: string;
}

/** What to mend where the parser stopped, in the words of those who write the file. */
export function slipOf(yaml: string, { code, message, pos: [start] }: YAMLError): Slip {
  // A text without its closing quote goes on until the next quote, or the end of the file.
  const quote = /^Missing closing (["'])/.exec(message)?.[1];
  // Some mistakes are reported at the end of the line above, or in an empty one.
  const gap = yaml.slice(start).search(/[^ \r\n]|$/);
  const at = quote ? yaml.lastIndexOf(quote, start - 1) : start + gap;
  const lines = yaml.split(/\r?\n/);
  const read = yaml.slice(0, at).split('\n');
  const row = read.length - 1;
  if (quote) return { row, expected: `a closing ${quote}` };
  const [line = '', before = ''] = [lines[row], read[row]];
  const above = lines.findLastIndex((other, index) => index < row && other.trim());
  for (const rule of rules) {
    const found = rule({ lines, row, above, line, before, code, message });
    if (found) return typeof found === 'string' ? { row, expected: found } : found;
  }
  return { row, expected: `a line written like its neighbours: ${lines[above]?.trim()}` };
}

/** The first slip in what the parser accepts though nobody means it. */
export function silentSlipOf(yaml: string, document: Document): Slip | undefined {
  const slips: Slip[] = [];
  const add = (range: readonly number[], expected: string) =>
    slips.push({ row: yaml.slice(0, range[0]).split('\n').length - 1, expected });
  visit(document, {
    // In braces, a name without a colon.
    Pair(index, { key, value }, path) {
      const parent = path.at(-1);
      if (value !== null || !isScalar(key) || !key.range || !isMap(parent)) return;
      const name = String(key.value);
      const former = parent.items[Number(index) - 1]?.value;
      if (name.includes(':')) add(key.range, spaceAfterColon(name));
      else if (!isScalar(former)) add(key.range, quotesAround(`{${name}}`));
      else add(key.range, `quotation marks around a text with a comma: "${former.value}, ${name}"`);
    },
    // "Suite #5"; a note has a space after the sign.
    Scalar(_, { range }) {
      if (!range || !/^ +#[^\s#]/.test(yaml.slice(range[1]))) return;
      add(range, 'quotation marks around a text with a #: what follows the sign is not read');
    },
  });
  return slips[0];
}

export const quotesExpected = 'quotation marks around a text that has a colon: "Visits: how long?"';

/** Where the parser stopped: `before` is what the line holds up to there; empty lines are not `above`. */
type Place = { lines: string[] } & Record<'row' | 'above', number> &
  Record<'line' | 'before' | 'code' | 'message', string>;

/** What slips are known by; the first rule that knows one says what is expected. */
const rules: ((place: Place) => Slip | string | false | undefined)[] = [
  ({ line, code }) =>
    (code === 'TAB_AS_INDENT' || /^[ -]*\t/.test(line)) &&
    'spaces: a line must not begin with a tab',
  // [] or null beside what it says there is none of.
  ({ lines, row, above, line }) => {
    const guilty = [row, above].find((index) => {
      const next = lines.slice(index + 1).find((other) => other.trim());
      return empty.test(lines[index] ?? '') && column(next) >= column(lines[index]) + 2;
    });
    const found = guilty ?? (line === '[]' ? row : -1);
    const value = empty.exec(lines[found] ?? '')?.[1];
    const others = value === '[]' ? 'entries' : 'fields';
    return value && { row: found, expected: `either ${value} or ${others}: delete ${value}` };
  },
  ({ lines, row, line, code }) => {
    if (code !== 'DUPLICATE_KEY') return false;
    const isTwin = (other: string) =>
      nameIn(other) === nameIn(line) && column(other) === column(line);
    const first = lines.slice(0, row).findLastIndex(isTwin);
    if (nameIn(line) && isEntry(lines[first])) return dashBefore(line);
    const groupOf = (index: number) => /^( *)(\w+):$/.exec(lines[index - 1] ?? '');
    const isLoose = (index: number) => groupOf(index)?.[1]?.length === spaces(lines[index]);
    const loose = [first, row].find(isLoose);
    return loose === undefined
      ? 'each field once: it stands above as well; delete one of the two lines'
      : { row: loose, expected: `two more spaces before each field of ${groupOf(loose)?.[2]}` };
  },
  ({ above, message }) => {
    const [, sign] = /^Flow \w+ in block .* end with a (.)/.exec(message) ?? [];
    return sign && { row: above, expected: `a closing ${sign}, one for each that opens` };
  },
  // A line of a text below | that is not far enough to the right.
  ({ lines, row, line }) => {
    const start = lines.findLastIndex((other, index) => index < row && /: [|>]-?$/.test(other));
    const text = lines.slice(start + 1, row).filter((other) => other.trim());
    const edge = column(lines[start]);
    if (start < 0 || nameIn(line) || text.some((other) => spaces(other) <= edge)) return false;
    const name = nameIn(lines[start]);
    return `${spaces(text[0]) || edge + 2} spaces before it, as before each line of the text of ${name}`;
  },
  // Dashes.
  ({ line }) =>
    /^ *-[^\s-]/.test(line) && `a space after the dash: ${line.trim().replace('-', '- ')}`,
  ({ lines, row, line }) => {
    const isLeft = (other: string) => other.trim() !== '' && spaces(other) <= spaces(line);
    const former = lines.slice(0, row).findLast(isLeft);
    const isNext = isEntry(former) && !isEntry(line) && spaces(former) === spaces(line);
    return isNext && [undefined, nameIn(former)].includes(nameIn(line)) && dashBefore(line);
  },
  // Commas and braces.
  ({ message }) =>
    /^Unexpected , in flow/.test(message) && 'one comma between two fields: delete the other',
  ({ line, code }) =>
    openIn(line) < 0 &&
    code !== 'BLOCK_IN_FLOW' &&
    `as many ${/[{}]/.test(line) ? '{ as }' : '[ as ]'}: write the one that is missing, or delete the other`,
  ({ line, before, code }) => {
    const isText = code === 'BLOCK_IN_FLOW';
    if (!isText && openIn(before) <= 0) return false;
    const rest = line.slice(before.length);
    const [, fact] = /: *(\{\w+\} *)$/.exec(before) ?? [];
    if (fact) return quotesAround(fact + rest.replace(/ *[,}].*/, ''));
    const words = rest.replace(/:.*/, '').trim().split(/\s+/);
    if (isText && words.length === 1) return quotesExpected;
    const comma = `a comma before ${isText ? words.at(-1) : words[0]}, which is another field`;
    return isText ? `${comma}; or ${quotesExpected}` : comma;
  },
  // Texts that begin with a sign of YAML.
  ({ line }) => {
    const value = line.replace(/^ *(- +)*([\w-]+: +)?/, '');
    if (/^[“”‘’«]/.test(value)) return `straight quotation marks, " and not ${value.charAt(0)}`;
    return /^(\{\w+\}|\[[^\]]*\][({]|["'*&!%@`|>])/.test(value) && quotesAround(value);
  },
  ({ line, before }) =>
    /[}\]]\s*$/.test(before) &&
    `nothing after the closing sign: delete "${line.slice(before.length)}"`,
  // Colons.
  ({ line }) => /^ *(- +)?[A-Za-z]\w*:(?!\/\/)\S/.test(line) && spaceAfterColon(line),
  ({ line, message }) =>
    /^Implicit (map )?keys need/.test(message) &&
    !/:( |$)/.test(line) &&
    'a name with a colon, as in "name: Aetna"; what goes on with the text above has more spaces before it',
  ({ line, before, message }) =>
    /^Nested mappings/.test(message) && /:( |$)/.test(line.slice(before.length)) && quotesExpected,
  // Spaces before a line.
  ({ lines, line }) => {
    const first = lines.findIndex((other) => other.trim());
    const isFurther = spaces(lines[first]) > spaces(line);
    return isFurther && { row: first, expected: 'no spaces before the first field' };
  },
  ({ lines, row, line, code }) => {
    if (!/^(BAD_IN|BLOCK_AS|MISSING|UNEXP)/.test(code)) return false;
    const columnsAbove = (index: number) => {
      const above = lines.slice(0, index).filter((other) => other.trim());
      return isEntry(lines[index]) ? above.filter(isEntry).map(spaces) : above.map(column);
    };
    // After a whole field the line below can be the one that is too far to the right.
    const next = lines.findIndex((other, index) => index > row && other.trim());
    const isNext = code.startsWith('BLOCK_AS') && spaces(lines[next]) > spaces(line);
    const guilty = isNext && !columnsAbove(next).includes(spaces(lines[next])) ? next : row;
    const found = spaces(lines[guilty]);
    const columns = columnsAbove(guilty).filter((column) => column !== found);
    const [wanted] = columns.reverse().sort((a, b) => Math.abs(a - found) - Math.abs(b - found));
    const expected = `as many spaces before each line as before its neighbours: ${wanted}, not ${found}`;
    return wanted !== undefined && { row: guilty, expected };
  },
];

const empty = /(?:^|[:-] +)(\[\]|null)$/;
const spaces = (line = '') => line.search(/[^ ]|$/);
/** Where a line's field begins, after the dash of an entry. */
const column = (line = '') => /^ *(?:- +)?/.exec(line)?.[0].length ?? 0;
const isEntry = (line = '') => /^ *- /.test(line);
const nameIn = (line = '') => /^ *(?:- +)?([\w-]+):(?: |$)/.exec(line)?.[1];
/** How many more braces and brackets open than close in a text. */
const openIn = (text: string) => text.split(/[{[]/).length - text.split(/[}\]]/).length;
const dashBefore = (line: string) => `a dash before each entry of a list: - ${line.trim()}`;
const spaceAfterColon = (text: string) =>
  `a space after the colon: ${text.trim().replace(':', ': ')}`;

/** How a text is written that begins with a sign of YAML, or has quotation marks within its own. */
function quotesAround(text: string): string {
  const second = text.indexOf(text.charAt(0), 1);
  const isInside =
    /\s/.test(text.charAt(second - 1)) || !/[\s,.;:!?)]/.test(text.charAt(second + 1));
  const isQuoted = /^(["']).*\1$/.test(text) && isInside;
  const marks = isQuoted ? 'other quotation marks, or none,' : 'quotation marks';
  const written = stringify(isQuoted ? text.slice(1, -1) : text, { lineWidth: 0 }).trim();
  return `${marks} around the whole text: ${written}`;
}
