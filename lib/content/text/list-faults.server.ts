import type { List, Nodes, Root } from 'mdast';
import type { Code } from '../../findings/finding';

/**
 * Numbered lists whose numbers change on the page. A list has to begin with 1, or to continue the list before
 * it under the same heading, and to count from there. `1.` before every entry is allowed and becomes 1, 2, 3.
 * @param source the Markdown from which the tree was parsed
 */
export function listFaults(tree: Root, source: string): [Code, List][] {
  const faults: [Code, List][] = [];
  const look = (nodes: Nodes[]) => {
    let next = 1;
    for (const node of nodes) {
      if (node.type === 'heading') next = 1;
      if (node.type === 'list' && node.ordered) {
        if (!isCounted(node, next, source)) faults.push(['list-numbers', node]);
        next = (node.start ?? 1) + node.children.length;
      }
      if (node.type !== 'table' && 'children' in node) look(node.children);
    }
  };
  look(tree.children);
  return faults;
}

/** Whether the page shows the numbers that the source has: 1 each time, or counted from 1 or from the next number. */
function isCounted(list: List, next: number, source: string): boolean {
  const start = list.start ?? 1;
  if (start !== 1 && start !== next) return false;
  const numbers = list.children.map(({ position }) =>
    Number.parseInt(source.slice(position?.start.offset), 10),
  );
  return numbers.every((number, index) => number === 1 || number === start + index);
}
