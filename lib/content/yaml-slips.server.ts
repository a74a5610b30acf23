import { type Document, isMap, isScalar, stringify, visit, type YAMLError } from 'yaml';

/** A slip in writing YAML: its line, counted from 0, and what is expected there. */
type Slip = [row: number, expected: string];

/** What to mend where the parser stopped, in the words of those who write the file. */
export function slipOf(yaml: string, error: YAMLError): Slip {
  const [start] = error.pos;
  // A text without its closing quote goes on until the next quote, or the end of the file.
  const quote = /^Missing closing (["'])/.exec(error.message)?.[1];
  // Some mistakes are reported at the end of the line above, or in an empty one.
  const gap = yaml.slice(start).search(/[^ \r\n]|$/);
  const at = quote ? yaml.lastIndexOf(quote, start - 1) : start + gap;
  const lines = yaml.split(/\r?\n/);
  const read = yaml.slice(0, at).split('\n');
  const row = read.length - 1;
  if (quote) return [row, `a closing ${quote}`];
  const [line = '', before = ''] = [lines[row], read[row]];
  const isTab = error.code === 'TAB_AS_INDENT' || /^[ -]*\t/.test(line);
  if (isTab) return [row, 'spaces: a line must not begin with a tab'];
  const place = { lines, row, line, before, error };
  const expected = expectedIn(place);
  return slipAround(place) ?? (expected ? [row, expected] : wrongSpaces(place));
}

/** The first slip in what the parser accepts though nobody means it. */
export function silentSlipOf(yaml: string, document: Document): Slip | undefined {
  const slips: Slip[] = [];
  const add = (range: readonly number[], expected: string) =>
    slips.push([yaml.slice(0, range[0]).split('\n').length - 1, expected]);
  visit(document, {
    // In braces, a name without a colon.
    Pair(index, { key, value }, path) {
      const parent = path.at(-1);
      if (value !== null || !isScalar(key) || !key.range || !isMap(parent)) return;
      const name = String(key.value);
      const former = parent.items[Number(index) - 1]?.value;
      if (name.includes(':')) add(key.range, afterColon(name));
      else if (!isScalar(former)) add(key.range, quotesAround(`{${name}}`));
      else add(key.range, `quotation marks around a text with a comma: "${former.value}, ${name}"`);
    },
    // "Suite #5"; a note has a space after the sign.
    Scalar(_, { range, value }) {
      if (!range) return;
      if (/^[“”].*[“”]$/.test(String(value)))
        add(range, `no quotation marks, or straight ones: " and not ${String(value).charAt(0)}`);
      if (!/^ +#[^\s#]/.test(yaml.slice(range[1]))) return;
      add(range, 'quotation marks around a text with a #: what follows the sign is not read');
    },
  });
  return slips[0];
}

export const oneDash =
  'one dash too many: an entry has one, before its first field; two spaces in its place';
export const quotesExpected = 'quotation marks around a text that has a colon: "Visits: how long?"';

/** Where the parser stopped; `before` is what the line holds up to there. */
type Place = { lines: string[]; row: number; line: string; before: string; error: YAMLError };

/** A slip that the parser notices in a later line, or that two lines make together. */
function slipAround({ lines, row, line, error: { code, message } }: Place): Slip | undefined {
  const above = lines.findLastIndex((other, index) => index < row && other.trim());
  const [, sign] = /^Flow \w+ in block .* end with a (.)/.exec(message) ?? [];
  if (sign) return [above, `a closing ${sign}, one for each that opens`];
  const doubled = [row, above].find((index) => /^ *- +- /.test(lines[index] ?? ''));
  if (doubled !== undefined) return [doubled, oneDash];
  // [] or null beside what it says there is none of.
  const denied = [row, above].find((index) => {
    const next = lines.slice(index + 1).find((other) => other.trim());
    return empty.test(lines[index] ?? '') && column(next) >= column(lines[index]) + 2;
  });
  const [, value] = empty.exec(lines[denied ?? row] ?? '') ?? [];
  if (value && (denied !== undefined || line === '[]')) {
    return [denied ?? row, `either ${value}, which is none, or the others: delete ${value}`];
  }
  if (code !== 'DUPLICATE_KEY') return undefined;
  const isTwin = (other: string) =>
    nameIn(other) === nameIn(line) && column(other) === column(line);
  const first = lines.slice(0, row).findLastIndex(isTwin);
  if (nameIn(line) && isEntry(lines[first])) return [row, dashBefore(line)];
  const groupOf = (index: number) => /^( *)(\w+):$/.exec(lines[index - 1] ?? '');
  const loose = [first, row].find((index) => groupOf(index)?.[1]?.length === spaces(lines[index]));
  return loose === undefined
    ? [row, 'each field once: it stands above as well; delete one of the two lines']
    : [loose, `two more spaces before each field of ${groupOf(loose)?.[2]}`];
}

/** What is expected in the line itself; undefined where its spaces are wrong, or nothing is known. */
function expectedIn({ lines, row, line, before, error }: Place): string | undefined {
  const rest = line.slice(before.length);
  const { code, message } = error;
  const opening = lines.findLastIndex((other, index) => index < row && /: [|>]-?$/.test(other));
  const text = lines.slice(opening + 1, row).filter((other) => other.trim());
  const edge = column(lines[opening]);
  if (opening >= 0 && !nameIn(line) && text.every((other) => spaces(other) > edge)) {
    const wanted = spaces(text[0]) || edge + 2;
    return `${wanted} spaces before it, as before each line of the text of ${nameIn(lines[opening])}`;
  }

  if (/^ *-[^\s-]/.test(line)) return `a space after the dash: ${line.trim().replace('-', '- ')}`;
  const isLeft = (other: string) => other.trim() !== '' && spaces(other) <= spaces(line);
  const former = lines.slice(0, row).findLast(isLeft);
  const isNext = isEntry(former) && !isEntry(line) && spaces(former) === spaces(line);
  if (isNext && [undefined, nameIn(former)].includes(nameIn(line))) return dashBefore(line);

  const isInBraces = code === 'BLOCK_IN_FLOW';
  const [, fact] = /: *(\{\w+\} *)$/.exec(before) ?? [];
  // "{ en: Closed: {phone}. }"
  const [, start = ''] = /[{,] *[\w-]+: ([^,{}]*: *)\{\w+\} *$/.exec(before) ?? [];
  if (fact && openIn(before) > 0) return quotesAround(start + fact + rest.replace(/ *[,}].*/, ''));
  if (/^Unexpected , in/.test(message) || (openIn(line) < 0 && !isInBraces)) return bracesExpected;
  if (isInBraces || openIn(before) > 0) {
    const words = rest.replace(/:.*/, '').trim().split(/\s+/);
    const comma = `a comma before ${isInBraces ? words.at(-1) : words[0]}, which is another field`;
    if (!isInBraces) return comma;
    return words.length === 1 ? quotesExpected : `${comma}; or ${quotesExpected}`;
  }

  const value = line.replace(/^ *(- +)*([\w-]+: +)?/, '');
  if (/^[“”‘’«]/.test(value)) return `straight quotation marks, " and not ${value.charAt(0)}`;
  if (/^(\{\w+\}|\[[^\]]*\][({]|["'*&!%@`|>])/.test(value)) return quotesAround(value);
  if (/[}\]]\s*$/.test(before)) return bracesExpected;

  if (/^ *(- +)?[A-Za-z]\w*:(?!\/\/)\S/.test(line)) return afterColon(line);
  if (/^Implicit (map )?keys need/.test(message) && !/:( |$)/.test(line)) return colonIn(line);
  return /^Nested map/.test(message) && /:( |$)/.test(rest) ? quotesExpected : undefined;
}

/** A line that is too far to the left or to the right. */
function wrongSpaces({ lines, row, line, error: { code } }: Place): Slip {
  const first = lines.findIndex((other) => other.trim());
  if (spaces(lines[first]) > spaces(line)) return [first, 'no spaces before the first field'];
  const columnsAbove = (index: number) => {
    const above = lines.slice(0, index).filter((other) => other.trim());
    return isEntry(lines[index]) ? above.filter(isEntry).map(spaces) : above.map(column);
  };
  // After a whole field the line below can be the one that is too far to the right.
  const next = lines.findIndex((other, index) => index > row && other.trim());
  const isNext = code.startsWith('BLOCK_AS') && spaces(lines[next]) > spaces(line);
  const guilty = isNext && !columnsAbove(next).includes(spaces(lines[next])) ? next : row;
  const found = spaces(lines[guilty]);
  const above = lines.slice(0, guilty).findLast((other) => other.trim());
  const below = column(above) + 2;
  const isFirstOfGroup = /^ *(?:- +)?[\w-]+:$/.test(above ?? '') && !isEntry(lines[guilty]);
  const columns =
    isFirstOfGroup && below !== found
      ? [below]
      : columnsAbove(guilty).filter((column) => column !== found);
  // Of two that are as near, an entry belongs to the outer list, another line to the last one.
  const nearness = (column: number) => Math.abs(column - found);
  const outerFirst = isEntry(lines[guilty]) ? 1 : 0;
  const [wanted] = columns
    .reverse()
    .sort((a, b) => nearness(a) - nearness(b) || outerFirst * (a - b));
  const expected =
    wanted === undefined || code === 'MULTIPLE_DOCS'
      ? `a line written like its neighbours: ${lines[first]}`
      : `as many spaces before each line as before its neighbours: ${wanted}, not ${found}`;
  return [guilty, expected];
}

const bracesExpected =
  'as many { as } and [ as ], one comma between two fields, and nothing after the last }';
const colonIn = (line: string) => {
  const [, name = 'name', value = 'Aetna'] = /^ *(?:- +)?(\w+)[;=]? +(.{1,40})$/.exec(line) ?? [];
  return `a name with a colon, as in "${name}: ${value}"; what goes on with the text above has more spaces before it`;
};
const empty = /(?:^|[:-] +)(\[\]|null)$/;
const spaces = (line = '') => line.search(/[^ ]|$/);
/** Where a line's field begins, after the dash of an entry. */
const column = (line = '') => /^ *(?:- +)?/.exec(line)?.[0].length ?? 0;
const isEntry = (line = '') => /^ *- /.test(line);
const nameIn = (line = '') => /^ *(?:- +)?([\w-]+):(?: |$)/.exec(line)?.[1];
/** How many more braces and brackets open than close in a text. */
const openIn = (text: string) => text.split(/[{[]/).length - text.split(/[}\]]/).length;
const dashBefore = (line: string) => `a dash before each entry of a list: - ${line.trim()}`;
const afterColon = (text: string) => `a space after the colon: ${text.trim().replace(':', ': ')}`;

/** How a text is written that begins with a sign of YAML, or has quotation marks within its own. */
function quotesAround(text: string): string {
  // The second mark does not end a quotation.
  const isQuoted = /^(["'])((?!\1).)*((?<=\s)\1|\1(?![\s,.;:!?)])).*(?<=\1)$/.test(text);
  const marks = isQuoted ? 'other quotation marks, or none,' : 'quotation marks';
  const written = stringify(isQuoted ? text.slice(1, -1) : text, { lineWidth: 0 }).trim();
  return `${marks} around the whole text: ${written}`;
}
