import type { PhoneLink } from './telephones';

/**
 * A line of plain text in which numbers to call or to text are links. It is an object, so that no component prints it
 * without its links by mistake.
 */
export interface Line {
  parts: readonly (string | PhoneLink)[];
}

/** Whether a value is a line. */
export const isLine = (value: unknown): value is Line =>
  typeof value === 'object' && value !== null && 'parts' in value;

/** The words of a line, for places in which no link can stand. */
export const lineWords = ({ parts }: Line): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.words)).join('');
