import { describe, expect, it } from 'vitest';
import { labelFaults, labelPaths, readLabels } from '../../lib/editor/labels.server';
import { languages } from '../../lib/language';

const files = { en: readLabels('en'), es: readLabels('es') };

describe('the labels of the editor', () => {
  it('are there in both languages for every field, and for nothing else', () => {
    expect(labelFaults(files)).toEqual([]);
  });

  it.each(languages)('in %s stand in the order of the fields', (language) => {
    expect(Object.keys(files[language])).toEqual(labelPaths());
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
    const { 'practice.phone': phone, ...withoutPhone } = files.es;

    it('are refused with the language, the path and what to add', () => {
      const [fault, ...others] = labelFaults({ ...files, es: withoutPhone });
      expect(others).toEqual([]);
      expect(fault).toContain('lib/editor/labels/es.yaml');
      expect(fault).toContain('"practice.phone: Label | Hint"');
      expect(fault).toContain('after the line of practice.name');
      expect(phone).toBe('Teléfono');
    });

    it('count an empty label as none', () => {
      expect(labelFaults({ ...files, en: { ...files.en, 'practice.phone': '' } })).toHaveLength(1);
    });

    it('are refused with the path that no field has', () => {
      const misspelt = { ...withoutPhone, 'practice.fone': 'Teléfono' };
      const faults = labelFaults({ ...files, es: misspelt });
      expect(faults).toHaveLength(2);
      expect(faults[1]).toContain('es.yaml has a label for practice.fone');
    });
  });
});
