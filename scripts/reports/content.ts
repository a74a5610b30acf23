import { readContent } from '../../lib/content/content.server';
import { reportPages, styleFindings } from '../../lib/content/report.server';
import { staleTranslations } from '../../lib/content/translations.server';
import { describeFinding } from '../../lib/finding.server';
import { contentFolder } from '../../lib/folders.server';
import { runScript } from '../lib/errors';

/** Prints the measures of every page's words, and what is over the limits. */
await runScript(() => {
  const content = readContent(contentFolder);
  const pages = reportPages(content);
  const stale = staleTranslations(contentFolder);

  console.table(
    pages.map(({ id, language, ...measures }) => ({
      page: `${language} ${id}`,
      words: measures.words,
      [language === 'en' ? 'grade' : 'ease']: Number(measures.score.toFixed(1)),
      longest: measures.longestSentence.split(/\s+/).length,
      mean: measures.rhythm?.mean.toFixed(1) ?? '',
      'short, %': measures.rhythm ? Math.round(measures.rhythm.short * 100) : '',
      'in a row': measures.rhythm?.shortInARow.length ?? '',
      joined: measures.rhythm?.connectors.toFixed(1) ?? '',
      alike: measures.similarity?.toFixed(3) ?? '',
      sources: measures.sources,
      facts: measures.facts ?? '',
      'checked on': measures.checkedOn ?? '',
      stale: language === 'es' && stale.includes(`${id}.md`) ? 'yes' : '',
    })),
  );

  console.log('\nLongest sentence of each page');
  for (const { id, language, longestSentence } of pages) {
    console.log(`  ${language} ${id}: ${longestSentence}`);
  }

  const findings = [...content.reminders, ...styleFindings(content, pages)];
  for (const finding of findings) console.log(`\n${describeFinding(finding)}`);
  console.log(`\n${findings.length} over the limits or to look after`);
  process.exitCode = findings.length > 0 ? 1 : 0;
});
