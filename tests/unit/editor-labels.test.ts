import { describe, expect, it } from 'vitest';
import { messageLimit, timesLimit } from '../../lib/contact-form';
import { factKinds } from '../../lib/content/fact-table.server';
import { editableFactSchemas } from '../../lib/content/file-schemas.server';
import { quotedName } from '../../lib/content/schemas/fields.server';
import { searchLengths } from '../../lib/content/search-lengths.server';
import { labelFaults, labelPaths, readLabels } from '../../lib/editor/labels.server';
import { exchangedUnits } from '../../lib/guesses/languages.server';
import { languages } from '../../lib/language';
import { exactParts } from '../support/exact-parts';
import { areSwapped } from '../support/language-of';

const files = { en: readLabels('en'), es: readLabels('es') };

describe('the labels of the editor', () => {
  it('are there in both languages for every field, and for nothing else', () => {
    expect(labelFaults(files)).toEqual([]);
  });

  it('ask for the same unit of time in both languages', () => {
    const differing = Object.entries(files.en).filter(([path, label]) => {
      const { missing, found } = exchangedUnits(label, files.es[path] ?? '');
      return missing.length > 0 && found.length > 0;
    });
    expect(differing).toEqual([]);
  });

  it('name the same figures, facts, addresses and commands in both languages', () => {
    const differing = Object.entries(files.en).filter(
      ([path, label]) => `${exactParts(label)}` !== `${exactParts(files.es[path] ?? '')}`,
    );
    expect(differing).toEqual([]);
  });

  it.each(languages)('in %s name the limits that the site keeps to', (language) => {
    const limits = {
      'shared.title': [searchLengths.title.max],
      'shared.description': [searchLengths.description.min, searchLengths.description.max],
      'dictionary.notFound.title': [searchLengths.title.max],
      'dictionary.notFound.description': [
        searchLengths.description.min,
        searchLengths.description.max,
      ],
      'dictionary.contact.form.errors.timesTooLong': [timesLimit],
      'dictionary.contact.form.errors.messageTooLong': [messageLimit],
    };
    const figuresIn = (path: string) =>
      files[language][path]?.match(/\d[\d,]*/g)?.map((figure) => Number(figure.replace(',', '')));
    const told = Object.keys(limits).map((path) => [path, figuresIn(path)]);
    expect(Object.fromEntries(told)).toEqual(limits);
    const withLimit = Object.entries(files[language]).filter(([, label]) =>
      /\d (?:characters|caracteres)|(?:límite es|is the limit)/.test(label),
    );
    expect(withLimit.map(([path]) => path).sort()).toEqual(Object.keys(limits).sort());
  });

  it.each(languages)('in %s quote in braces only facts that there are', (language) => {
    const lines = Object.entries(files[language]);
    const quoted = lines.flatMap(([path, label]) =>
      [...label.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({ path, name })),
    );
    expect(quoted.length).toBeGreaterThan(5);
    // The example of a crisis line is a name that such a line may have.
    const isKnown = ({ path, name }: (typeof quoted)[number]) =>
      path === 'crisis-lines.*.id' ? quotedName.safeParse(name).success : factKinds.has(name);
    expect(quoted.filter((one) => !isKnown(one))).toEqual([]);
  });

  it.each(languages)('in %s give examples that their fields accept', (language) => {
    const examplesIn = (path: string, form: RegExp) => files[language][path]?.match(form) ?? [];
    const dialed = examplesIn('crisis-lines.*.address', /(?:tel|sms):[\w?&=]+/g);
    expect(dialed).toHaveLength(2);
    const inBoth = (text: string) => ({ en: text, es: text });
    for (const address of dialed) {
      const line = { id: 'text988', words: inBoth('a line'), address: inBoth(address) };
      expect(editableFactSchemas['crisis-lines'].safeParse([line]).success, address).toBe(true);
    }
    const [to, ...others] = examplesIn('notices.*.link.to', /\w+:\S+/g);
    expect(others).toEqual([]);
    const link = { to, text: inBoth('Contact') };
    const day = '2026-11-27';
    const notice = { id: 'a', from: day, until: day, urgent: false, text: inBoth('A.'), link };
    expect(editableFactSchemas.notices.safeParse([notice]).success, to).toBe(true);
  });

  it('are in the language of their file', () => {
    const differing = Object.entries(files.en).filter(([path, english]) => {
      const spanish = files.es[path] ?? '';
      const [label = '', hint = ''] = english.split(' | ');
      const [spanishLabel = '', spanishHint = ''] = spanish.split(' | ');
      return (
        areSwapped(label, spanishLabel) ||
        areSwapped(hint, spanishHint) ||
        (hint !== '' && hint === spanishHint) ||
        (hint === '') !== (spanishHint === '')
      );
    });
    expect(differing).toEqual([]);
  });

  it.each(languages)('in %s stand in the order of the fields', (language) => {
    const lines = Object.keys(files[language]);
    expect(lines).toEqual(labelPaths().filter((path) => lines.includes(path)));
  });

  it.each(languages)('in %s say where each text of the dictionary stands', (language) => {
    const paths = labelPaths().filter((path) => path.startsWith('dictionary.'));
    const isText = (path: string) => !paths.some((other) => other.startsWith(`${path}.`));
    expect(paths.filter((path) => isText(path) && !files[language][path]?.includes(' | '))).toEqual(
      [],
    );
  });

  it.each(languages)('in %s have at most one hint', (language) => {
    const parts = (line: string) => line.split('|').map((part) => part.trim());
    const isLabel = ([label, hint, ...more]: string[]) =>
      label !== '' && hint !== '' && more.length === 0;
    expect(Object.values(files[language]).filter((line) => !isLabel(parts(line)))).toEqual([]);
  });

  describe('that lack a field or have one too many', () => {
    const labels = Object.fromEntries(labelPaths().map((path) => [path, 'Label']));
    const { 'practice.phone': _, ...withoutPhone } = labels;

    it('are refused with the language, the path and what to add', () => {
      const [fault, ...others] = labelFaults({ en: labels, es: withoutPhone });
      expect(others).toEqual([]);
      expect(fault).toContain('lib/editor/labels/es.yaml');
      expect(fault).toContain('"practice.phone: Label | Hint"');
      expect(fault).toContain('after the line of practice.name');
    });

    it('count an empty label as none', () => {
      const faults = labelFaults({ en: { ...labels, 'practice.phone': '' }, es: labels });
      expect(faults).toEqual([expect.stringContaining('en.yaml has no label for practice.phone')]);
    });

    it('are refused with the path that no field has', () => {
      const faults = labelFaults({ en: labels, es: { ...labels, 'practice.fone': 'Label' } });
      expect(faults).toEqual([expect.stringContaining('es.yaml has a label for practice.fone')]);
    });
  });
});
