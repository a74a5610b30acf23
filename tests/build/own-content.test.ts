import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtFile } from '../../scripts/lib/pages';
import { ProjectCopy } from '../../scripts/lib/project-copy';

let project: ProjectCopy;
beforeAll(() => {
  project = new ProjectCopy();
});
afterAll(() => project.remove());

describe('a practice without reviews and questions', () => {
  it('has home pages without their sections, headings and structured data', () => {
    for (const language of ['en', 'es']) {
      const file = `content/${language}/home.md`;
      const emptied = project.read(file).replace(/^(reviews|questions):\n( .*\n)+/gm, '$1: []\n');
      project.write(file, emptied);
    }
    const { ok, output } = project.build();
    expect(ok, output).toBe(true);
    expect(output).toMatch(
      /Built \d+ pages into dist\/client, as of [\d-]{10}, with .* reminders?:\n(?:.*\n)*content\/es\/home\.md/,
    );
    for (const path of ['/', '/es']) {
      const $ = load(readFileSync(builtFile(path, project.dist), 'utf8'));
      expect($('main > section')).toHaveLength(10);
      expect($('#reviews, #faq, [href$="#reviews"], [href$="#faq"]')).toHaveLength(0);
      expect($('script[type="application/ld+json"]').text()).not.toContain('FAQPage');
    }
  });
});
