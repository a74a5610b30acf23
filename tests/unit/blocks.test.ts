import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { leaveOutUnknown } from '../../lib/content/left-out.server';
import { readMarkdown } from '../../lib/content/markdown.server';

const labels = {
  urgent: 'Urgent',
  elsewhere: 'Not for everyone',
  comparison: 'What is compared',
};
const read = (text: string) => readMarkdown(text, 'en', { labels });
const steps = '> [!STEPS]\n> 1. **Call.** We ask how you are.\n> 2. Come.';

describe('a block', () => {
  it('is framed, under its label in the page’s language', () => {
    const $ = load(
      read('> [!URGENT]\n> Call [911](tel:911):\n>\n> - for pain\n> - for a fall').html,
    );
    const block = $('.callout.urgent');
    expect(
      block
        .children()
        .toArray()
        .map(({ tagName }) => tagName),
    ).toEqual(['p', 'p', 'ul']);
    expect(block.children().first().text()).toBe('Urgent');
    expect(block.find('a').attr('href')).toBe('tel:911');
  });

  it('of steps or of things to tick off holds one list', () => {
    expect(load(read(steps).html)('.steps > ol > li')).toHaveLength(2);
    const checklist = read('> [!CHECKLIST]\n> - A card\n> - A list').html;
    expect(load(checklist)('.checklist > ul > li')).toHaveLength(2);
  });

  it.each([
    ['with a keyword that does not exist', '> [!URGNT]\n> Call.'],
    ['without a keyword', '> Call.'],
    ['without a sign before the keyword', '[!ELSEWHERE]\n> Call.', 'unread-markdown'],
    ['with text beside the keyword', '> [!ELSEWHERE] Call.'],
    ['of steps without numbers', '> [!STEPS]\n> - One'],
    ['of steps with other text', `${steps}\n>\n> More.`],
    ['to tick off with numbers', '> [!CHECKLIST]\n> 1. One'],
    ['with a heading', '> [!ELSEWHERE]\n> ## One'],
    ['with nothing in it', '> [!ELSEWHERE]'],
  ])('is a fault %s', (_, text, code = 'block') => {
    expect(read(text).problems.map(({ code }) => code)).toContain(code);
  });

  it('goes with what it quotes, if that is not known', () => {
    const facts = { fee: null, phone: '1' };
    const text =
      '> [!ELSEWHERE]\n> It costs {fee}.\n\n> [!STEPS]\n> 1. Pay {fee}.\n> 2. Call {phone}.';
    expect(leaveOutUnknown(text, facts, 'en')).toBe('> [!STEPS]\n> 2. Call {phone}.');
  });
});

describe('a table that compares', () => {
  it('names what its first column holds for those who hear it', () => {
    const $ = load(read('|  | Office | Video |\n|---|---|---|\n| Drive | yes | no |').html);
    expect($('th').first().find('.sr-only').text()).toBe('What is compared');
    expect($('[role="cell"]').last().attr('data-column')).toBe('Video');
  });
});
