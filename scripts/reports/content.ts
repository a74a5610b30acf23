import { checkContent } from '../../lib/checks/checks.server';
import { readContent } from '../../lib/content/content.server';
import { contentFolder } from '../../lib/files/folders.server';
import { describe } from '../../lib/findings/finding';
import { guessesIn } from '../../lib/guesses/guesses.server';
import { runScript } from '../lib/errors';
import { familiarLines, readingLines, reportPages, wordFindings } from './words';

/**
 * Prints how hard every page is to read, Spanish sentences that may say tú or vos, what is beyond the limits, all
 * reminders and all guesses.
 */
await runScript(() => {
  const content = readContent(contentFolder);
  const reports = reportPages(content);
  print('English, by the Flesch–Kincaid grade, the highest first', readingLines(reports, 'en'));
  print('Spanish, by the Fernández-Huerta ease, the lowest first', readingLines(reports, 'es'));
  print('Spanish that may say tú or vos, as a quotation does', familiarLines(content));
  const due = checkContent(content).filter(({ level }) => level === 'reminder');
  const noted = [...due, ...guessesIn(content)].map((finding) => describe(finding));
  const findings = [...wordFindings(content), ...noted];
  for (const finding of findings) console.log(`\n${finding}`);
  console.log(`\n${findings.length} to look at`);
  process.exitCode = findings.length > 0 ? 1 : 0;
});

function print(heading: string, lines: readonly string[]) {
  console.log([`${heading}:`, ...lines, ''].join('\n'));
}
