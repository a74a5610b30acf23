import type { FactFiles } from '../content/file-schemas.server';
import type { ContentWith, ReadableContent } from '../content/types';
import type { Finding } from '../findings/finding';

/** A rule for the content, as far as it can be read. It changes nothing. */
export type Rule = (content: ReadableContent) => Finding[];

/**
 * Makes a rule. It finds nothing where a file that it needs is at fault, since nobody knows then what the file will say.
 * @param needs the files of facts that the check reads; the compiler refuses a check that reads others
 */
export function rule<Name extends keyof FactFiles>(
  needs: readonly Name[],
  check: (content: ContentWith<Name>) => Finding[],
): Rule {
  const canRead = (content: ReadableContent): content is ContentWith<Name> =>
    needs.every((name) => content[name] !== undefined);
  return (content) => (canRead(content) ? check(content) : []);
}
