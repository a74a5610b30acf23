/** All texts at any depth. HTML is left out, because its words are in `passages` too. */
export function textsOf(value: unknown, leftOut: string[] = []): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value)
    .filter(([key]) => !['html', 'answer', ...leftOut].includes(key))
    .flatMap(([, item]) => textsOf(item, leftOut));
}
