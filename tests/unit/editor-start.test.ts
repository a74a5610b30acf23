import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { projectFolder } from '../support/project';

const cms = vi.hoisted(() => ({
  init: vi.fn(),
  registerFieldType: vi.fn(),
  registerEventListener: vi.fn(),
}));
vi.mock('@sveltia/cms', () => ({ default: cms }));

const settings = { config: { en: 'the English forms', es: 'the Spanish forms' }, timeZone: 'UTC' };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

let starts = 0;

/**
 * Starts the editor in a browser.
 * @param language that of the browser
 * @param chosen the language chosen in the editor's own settings, if there are any
 * @returns the address of its settings, what it asks before a changed form is left, and its style sheets
 */
async function start(language: string, chosen?: string) {
  const questions: string[] = [];
  const listeners: Record<string, ((event: object) => void) | undefined> = {};
  const styleSheets: { text: string }[] = [];
  const fetched = vi.fn(async () => ({ json: async () => settings }));
  const stored = chosen === undefined ? null : JSON.stringify({ locale: chosen });
  class Sheet {
    text = '';
    replaceSync(text: string) {
      this.text = text;
    }
  }
  class FakeElement {
    closest = () => this;
  }
  const listen = (name: string, listener: (event: object) => void) => {
    listeners[name] = listener;
  };
  const globals = {
    fetch: fetched,
    createClass: (definition: object) => definition,
    localStorage: { getItem: (name: string) => (name === 'sveltia-cms.prefs' ? stored : null) },
    navigator: { language },
    CSSStyleSheet: Sheet,
    Element: FakeElement,
    document: { adoptedStyleSheets: styleSheets, querySelector: () => ({}) },
    addEventListener: listen,
    window: { navigation: { addEventListener: listen } },
    confirm: (question: string) => questions.push(question) > 0,
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  starts += 1;
  await import(`${join(projectFolder, 'lib/editor/editor.client.ts')}?${starts}`);
  listeners.click?.({ target: new FakeElement() });
  return { fetched, questions, styleSheets };
}

describe('the editor', () => {
  it.each([
    ['en-US', undefined, 'en'],
    ['es-MX', undefined, 'es'],
    ['en-US', 'es', 'es'],
    ['es-US', 'en', 'en'],
    ['es-US', 'auto', 'es'],
    ['fr', 'auto', 'en'],
  ] as const)(
    'in a browser in %s, where %s was chosen in it, has its forms and its question in %s',
    async (language, chosen, expected) => {
      const { questions } = await start(language, chosen);
      expect(cms.init).toHaveBeenCalledExactlyOnceWith({ config: settings.config[expected] });
      expect(questions).toEqual([expect.stringContaining(expected === 'es' ? '¿' : 'Leave')]);
    },
  );

  it('has the fields of its settings before it starts, and signs before a page is saved', async () => {
    const { fetched, styleSheets } = await start('en');
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/admin/settings.json');
    const types = cms.registerFieldType.mock.calls.map(([name]) => name);
    expect(types).toEqual(['digits', 'translation']);
    const [[{ name, handler }]] = cms.registerEventListener.mock.calls as [
      [{ name: string; handler(event: object): Promise<unknown> }],
    ];
    expect(name).toBe('preSave');
    const order = (mock: typeof cms.init) => mock.mock.invocationCallOrder[0] ?? 0;
    expect(order(cms.registerFieldType)).toBeLessThan(order(cms.init));
    expect(order(cms.registerEventListener)).toBeLessThan(order(cms.init));
    const removed: string[] = [];
    const entry = {
      getIn: ([part]: string[]) => (part === 'data' ? {} : undefined),
      setIn: () => entry,
      deleteIn: (path: string[]) => {
        removed.push(path.join('.'));
        return entry;
      },
    };
    expect(await handler({ entry })).toBe(entry);
    expect(removed).toEqual(['data.approve', 'data.review', 'data.accept']);
    expect(styleSheets).toHaveLength(1);
  });
});
