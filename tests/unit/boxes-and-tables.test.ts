import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { leaveOutUnknown } from '../../lib/content/left-out.server';
import { readMarkdown } from '../../lib/content/markdown.server';

const labels = {
  urgent: 'Urgent',
  comparison: 'What is compared',
};
const read = (text: string) => readMarkdown(text, 'en', { labels });

describe('a box', () => {
  it('is framed, under its label', () => {
    const $ = load(read('> Call [911](tel:911):\n>\n> - for pain\n> - for a fall').html);
    const block = $('.callout');
    expect(
      block
        .children()
        .toArray()
        .map(({ tagName }) => tagName),
    ).toEqual(['p', 'p', 'ul']);
    expect(block.children().first().text()).toBe('Urgent');
    expect(block.find('a').attr('href')).toBe('tel:911');
  });

  it('goes with what it quotes, if that is not known', () => {
    const facts = { fee: null, phone: '1' };
    const text = '> It costs {fee}.\n\n> Call:\n>\n> - {fee}\n> - {phone}';
    expect(leaveOutUnknown(text, facts, 'en')).toBe('> Call:\n> \n> - {phone}');
  });
});

describe('a table that compares', () => {
  it('names what its first column holds for those who hear it', () => {
    const $ = load(read('|  | Office | Video |\n|---|---|---|\n| Drive | yes | no |').html);
    expect($('th').first().find('.sr-only').text()).toBe('What is compared');
    expect($('[role="cell"]').last().attr('data-column')).toBe('Video');
  });
});
