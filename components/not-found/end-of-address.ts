import { plainName } from '../../lib/words/plain-name';

/** A page of the site, as the not-found page knows it. */
export interface KnownPage {
  /** The last parts of its addresses in both languages. */
  ends: string[];
  address: string;
  name: string;
}

/** The last part of an address, without accents, punctuation and the ending of a file: "psiquiatranaples". */
export function endOfAddress(path: string): string {
  const [end = ''] = path.replace(/(?:\.\w+|\/)+$/, '').match(/[^/]+$/) ?? [];
  return plainName(decoded(end));
}

/** A part of an address without percent signs; unchanged if it cannot be decoded. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
