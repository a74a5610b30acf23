/**
 * Marks where the part of a page ends that is seen first. The build writes the styles of all that
 * stands before it into the head, and fetches the style sheet here (`scripts/lib/critical-css.ts`).
 */
export function Fold() {
  return <template data-first-screen-end="" />;
}
