import { describe, expect, it } from 'vitest';
import { labelFaults, labelPaths, readLabels } from '../../lib/editor/labels.server';
import { exchangedUnits } from '../../lib/guesses/languages.server';
import { languages } from '../../lib/language';

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
