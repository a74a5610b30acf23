import { checkContent } from '../../lib/checks/checks.server';
import { readContent } from '../../lib/content/content.server';
import { contentFolder } from '../../lib/files/folders.server';
import { describe } from '../../lib/findings/finding';
import { runScript } from '../lib/errors';
import { reportPages, wordFindings } from './words';

/** Prints how hard every page is to read, what is beyond the limits, and all reminders. */
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
  const findings = [...wordFindings(content), ...due.map((finding) => describe(finding))];
  for (const finding of findings) console.log(`\n${finding}`);
  console.log(`\n${findings.length} to look at`);
  process.exitCode = findings.length > 0 ? 1 : 0;
});
