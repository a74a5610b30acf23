import { checkContent } from '../../lib/checks/checks.server';
import { readContent } from '../../lib/content/content.server';
import { contentFolder } from '../../lib/files/folders.server';
import { describe } from '../../lib/findings/finding';
import { guessesIn } from '../../lib/guesses/guesses.server';
import { runScript } from '../lib/errors';
import { reportPages, wordFindings } from './words';

/** Prints how hard every page is to read, what is beyond the limits, all reminders and all guesses. */
await runScript(() => {
  const content = readContent(contentFolder);
  console.table(
    reportPages(content).map(({ page: { id, language }, words, score, longest, twin }) => ({
      page: `${language} ${id}`,
      words,
      [language === 'en' ? 'grade' : 'ease']: Number(score.toFixed(1)),
      'longest sentence': longest.split(/\s+/).length,
      alike: twin?.similarity.toFixed(3) ?? '',
    })),
  );
  const due = checkContent(content).filter(({ level }) => level === 'reminder');
  const noted = [...due, ...guessesIn(content)].map((finding) => describe(finding));
  const findings = [...wordFindings(content), ...noted];
  for (const finding of findings) console.log(`\n${finding}`);
  console.log(`\n${findings.length} to look at`);
  process.exitCode = findings.length > 0 ? 1 : 0;
});
