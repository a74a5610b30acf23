import { parseSync } from 'vite';

/**
 * Every test of a file as its source names it: the titles of the groups around it and its own,
 * joined by " › ". A title that is put together stands as in the source, `${path} answers`; one
 * that is no text, as the expression that it is. Tests that are skipped are left out.
 * @param source TypeScript with tests of vitest or Playwright
 */
export function testTitles(source: string): string[] {
  const { program, errors } = parseSync('tests.ts', source);
  if (errors[0]) throw new Error(errors[0].message);
  return titlesBelow(program as unknown as Node, source, []);
}

interface Node {
  type: string;
  start: number;
  end: number;
  [property: string]: unknown;
}

function titlesBelow(node: Node, source: string, groups: string[]): string[] {
  const call = readCall(node, source);
  if (call?.names.some((name) => ['skip', 'fixme', 'todo'].includes(name))) return [];
  const path = call ? [...groups, call.title] : groups;
  if (call && !call.names.includes('describe')) return [path.join(' › ')];
  return childrenOf(node).flatMap((child) => titlesBelow(child, source, path));
}

/** A call that names a group or a test: `describe.each(table)('title', run)` and the like. */
function readCall(node: Node, source: string) {
  const [title, ...rest] = (node.type === 'CallExpression' ? node.arguments : []) as Node[];
  const run = rest.at(-1);
  if (!title || !run || !/^(Arrow)?Function/.test(run.type)) return undefined;
  const names = namesOf(node.callee as Node);
  if (!['describe', 'it', 'test'].includes(names[0] ?? '')) return undefined;
  const text = source.slice(title.start, title.end);
  const isText = title.type === 'Literal' || title.type === 'TemplateLiteral';
  return { names, title: isText ? text.slice(1, -1) : text };
}

/** `['test', 'describe', 'each']` of `test.describe.each(table)`. */
function namesOf(callee: Node): string[] {
  if (callee.type === 'CallExpression') return namesOf(callee.callee as Node);
  if (callee.type !== 'MemberExpression') return [`${callee.name}`];
  return [...namesOf(callee.object as Node), ...namesOf(callee.property as Node)];
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof (value as Node | null)?.type === 'string');
}
