import { readContent } from '../../lib/content/content.server';
import { compareTowns, limits, reportPages, unfitElsewhere } from '../../lib/content/report.server';
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
      'in a row': measures.rhythm?.shortInARow ?? '',
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

  const [worst] = compareTowns(content);
  if (worst) {
    console.log(
      `\nMost alike of the town pages: ${worst.one} and ${worst.other} (${worst.language}), ${worst.similarity.toFixed(3)} of at most ${limits.townSimilarity}`,
    );
  }

  for (const reminder of content.reminders) console.log(`\n${describeFinding(reminder)}`);

  const faults = [
    ...pages.flatMap(({ id, language, faults }) =>
      faults.map((fault) => `${language} ${id}: ${fault}`),
    ),
    ...unfitElsewhere(content),
    ...stale.map((name) => `es ${name}: older than its English text`),
    ...(worst && worst.similarity >= limits.townSimilarity
      ? ['towns: two pages are too alike']
      : []),
  ];
  console.log(`\n${faults.length} ${faults.length === 1 ? 'row' : 'rows'} over the limits`);
  for (const fault of faults) console.log(`  ${fault}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
});
