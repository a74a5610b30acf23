import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../project';

/** The words that `npm run spelling` names in a file of this text. */
function unknownWords(file: string, text: string): string[] {
  const program = 'node_modules/cspell/bin.mjs';
  const { stdout } = spawnSync(
    process.execPath,
    [program, 'lint', '--no-progress', '--no-summary', '--words-only', `stdin://content/${file}`],
    { cwd: projectFolder, input: text, encoding: 'utf8' },
  );
  return stdout.split('\n').filter(Boolean);
}

describe('the check of spelling', () => {
  it.each([
    ['en/about.md', 'Call us for an apointment, or ask for telepsychiatry.', ['apointment']],
    ['es/about.md', 'La atencion es por video: llame para una conzulta.', ['atencion', 'conzulta']],
    ['es/about.md', 'Use telehealth to provide services.', ['telehealth', 'provide', 'services']],
    ['es/about.md', 'El periódico Naples Daily News, en naples.', ['naples']],
    ['visits.yaml', '- en: An apointment\n  es: Una conzulta\n', ['apointment', 'conzulta']],
  ])('finds in %s: %s', (file, text, words) => {
    expect(unknownWords(file, text)).toEqual(words);
  });

  it('reads neither facts, fields and addresses nor passages in another language', () => {
    const text = `
title: "Consulta"
translationOf: abcdef
> [!STEPS]
{streetAddress}: [mapa](page:services/adhd-treatment), https://example.com/wrongg
[Mwen pale kreyòl]{lang=ht}
`;
    expect(unknownWords('es/about.md', text)).toEqual([]);
  });
});
