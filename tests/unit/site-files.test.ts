import { describe, expect, it } from 'vitest';
import { readContent } from '../../lib/content/content.server';
import { contentFolder } from '../../lib/folders.server';
import { sitemap } from '../../lib/site-files/crawlers.server';
import { vcard } from '../../lib/site-files/vcard.server';
import { scriptText } from '../../lib/structured-data/graph.server';

describe('sitemap', () => {
  it('escapes addresses, and leaves out a date that is not known', () => {
    const entry = { location: 'https://clinic.example/?a=1&b="<"', alternates: [] };
    const xml = sitemap([entry, { ...entry, changedOn: '2026-11-21' }]);
    expect(xml).toContain('<loc>https://clinic.example/?a=1&amp;b=&quot;&lt;&quot;</loc>');
    expect(xml.match(/<lastmod>2026-11-21<\/lastmod>/g)).toHaveLength(1);
  });
});

describe('vcard', () => {
  const { practice } = readContent(contentFolder);
  const lines = (name: string, notes: string[] = []) =>
    vcard({ ...practice, name }, 'https://clinic.example/', notes).split('\r\n');

  it('escapes what has a meaning in the format', () => {
    expect(lines('Smith, Doe; Sons \\ Co')).toContain('FN:Smith\\, Doe\\; Sons \\\\ Co');
    expect(lines('X', ['one', 'two'])).toContain('NOTE:one\\ntwo');
    expect(lines('X').some((line) => line.startsWith('NOTE'))).toBe(false);
  });

  it('has no line of more than 75 octets, and divides no character', () => {
    const note = 'atención en español: año, niño, ¿qué?, 😀 '.repeat(9);
    const folded = lines('X', [note]);
    expect(Math.max(...folded.map((line) => Buffer.byteLength(line)))).toBe(75);
    const unfolded = folded.join('\r\n').replaceAll('\r\n ', '');
    expect(unfolded).toContain(`NOTE:${note.replaceAll(',', '\\,')}\r\n`);
  });
});

describe('data in a script element', () => {
  it('cannot end it, and is read back as it was', () => {
    const data = { name: '</script><script>alert(1)</script>', note: '<!-- & -->' };
    expect(scriptText(data)).not.toContain('<');
    expect(JSON.parse(scriptText(data))).toEqual(data);
  });
});
