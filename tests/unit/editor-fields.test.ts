import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fingerprintOfBoth } from '../../lib/content/signatures.server';
import { digitsField, type EntryMap, translationField } from '../../lib/editor/fields.client';
import { askBeforeLeaving } from '../../lib/editor/leave.client';

afterEach(() => vi.unstubAllGlobals());

/** An element as the editor's React gets it. */
interface Rendered {
  tag: string;
  props: Record<string, unknown>;
  children: (Rendered | string)[];
}

const elementsIn = (part: Rendered | string): Rendered[] =>
  typeof part === 'string' ? [] : [part, ...part.children.flatMap(elementsIn)];

describe('a field of the editor', () => {
  beforeEach(() => {
    // The globals by which the editor renders a field of somebody else.
    vi.stubGlobal('createClass', (definition: object) => definition);
    vi.stubGlobal('h', (tag: string, props: object, ...children: unknown[]) => ({
      tag,
      props,
      children,
    }));
  });

  /** The field as it is rendered and compared until nothing changes, and what is typed into it. */
  async function shown(field: unknown, props: object) {
    const saved: unknown[] = [];
    const onChange = (value: unknown) => saved.push(value);
    const methods = field as Record<string, () => unknown>;
    const instance = {
      props: { forID: 'x', onChange, ...props },
      state: methods.getInitialState?.(),
      setState(state: unknown) {
        instance.state = state;
      },
    };
    await methods.componentDidMount?.call(instance);
    const elements = elementsIn(methods.render?.call(instance) as Rendered);
    const find = (wanted: string) => elements.find(({ tag }) => tag === wanted);
    const type = (value: string) => {
      const typed = find('input')?.props.onChange as ((event: object) => void) | undefined;
      typed?.({ target: { value } });
      return saved.at(-1);
    };
    return { find, type, rerender: () => methods.componentDidUpdate?.call(instance), instance };
  }

  it('for a number saves digits as a number, and keeps what is none for the form to refuse', async () => {
    const { find, type } = await shown(digitsField(), { value: undefined });
    expect(find('input')?.props).toMatchObject({
      id: 'x',
      'aria-labelledby': 'x-label',
      value: '',
    });
    expect(['175', ' 175 ', '0', '-81.795'].map(type)).toEqual([175, 175, 0, -81.795]);
    for (const typed of ['1,200', '12O', '0175', '1.50', '']) expect(type(typed)).toBe(typed);
    expect((await shown(digitsField(), { value: 0 })).find('input')?.props.value).toBe(0);
  });

  const [english, spanish] = ['About us', 'Quiénes somos'] as const;
  const file = (heading: string) => `---\nheading: ${heading}\n---\nText\n`;
  const accepted = fingerprintOfBoth(file(english), file(spanish));
  /** An entry of the editor that has been accepted as it was, with the present headings of both languages. */
  const entry = (en: string = english, es: string = spanish): EntryMap => {
    const inSpanish = { heading: es, body: 'Text', acceptedTexts: accepted };
    const parts: Record<string, unknown> = {
      data: { toJS: () => ({ heading: en, body: 'Text' }) },
      'i18n.es.data': { toJS: () => inSpanish },
      'i18n.es.data.acceptedTexts': accepted,
    };
    return { getIn: (path) => parts[path.join('.')] } as EntryMap;
  };

  const changed = 'has changed since the Spanish was accepted';
  it.each([
    ['both texts are as they were', [english, spanish], 'was accepted'],
    ['the English has changed', ['Our office', spanish], changed],
    ['the Spanish has changed', [english, 'El consultorio'], changed],
  ] as const)('for the Spanish text says whether it is accepted: %s', async (_, texts, words) => {
    const { find } = await shown(translationField(), { entry: entry(...texts) });
    expect(find('p')).toMatchObject({ props: { role: 'status' } });
    expect(find('p')?.children.join()).toContain(words);
    expect(find('label')?.props.htmlFor).toBe(find('input')?.props.id);
  });

  it('for the Spanish text is a box that is ticked and taken back', async () => {
    const box = async (value: boolean | undefined) => {
      const props = { entry: entry(english, spanish), value };
      const { find, type } = await shown(translationField(), props);
      return [find('input')?.props.checked, type('')];
    };
    expect(await Promise.all([undefined, false, true].map(box))).toEqual([
      [false, true],
      [false, true],
      [true, false],
    ]);
  });

  it('for the Spanish text compares again after each change of one of the texts', async () => {
    const first = { entry: entry(english, spanish) };
    const { instance, rerender } = await shown(translationField(), first);
    for (const texts of [
      ['Our office', spanish],
      [english, 'El consultorio'],
    ] as const) {
      instance.props = { ...instance.props, entry: entry(...texts) } as typeof instance.props;
      await rerender();
      const fingerprint = fingerprintOfBoth(file(texts[0]), file(texts[1]));
      expect(instance.state).toEqual({ fingerprint });
    }
  });
});

describe('a form of the editor that is left', () => {
  class FakeElement {
    constructor(private readonly isArrow: boolean) {}
    closest = (selector: string) => (selector === 'button.back' && this.isArrow ? this : null);
  }

  /** What happens to an event on a form with or without changes, and how often it was asked about. */
  function leave(
    { isChanged, isConfirmed = false }: { isChanged: boolean; isConfirmed?: boolean },
    type: 'beforeunload' | 'navigate' | 'click',
    details: object = {},
  ) {
    const listeners: Record<string, ((event: object) => void) | undefined> = {};
    const listen = (name: string, listener: (event: object) => void, options?: object) => {
      // The editor's own listener would leave the form before one that only hears the click later.
      if (name === 'click') expect(options).toEqual({ capture: true });
      listeners[name] = listener;
    };
    const asked: string[] = [];
    vi.stubGlobal('Element', FakeElement);
    vi.stubGlobal('addEventListener', listen);
    vi.stubGlobal('window', { navigation: { addEventListener: listen } });
    vi.stubGlobal('document', { querySelector: () => (isChanged ? {} : null) });
    vi.stubGlobal('confirm', (question: string) => {
      asked.push(question);
      return isConfirmed;
    });
    askBeforeLeaving('Leave?');
    const stop = vi.fn();
    listeners[type]?.({ preventDefault: stop, stopImmediatePropagation: stop, ...details });
    return { isStopped: stop.mock.calls.length > 0, asked };
  }

  const back = { userInitiated: true, cancelable: true, destination: { sameDocument: true } };
  const arrow = { target: new FakeElement(true) };

  it.each([
    ['by the Back button', 'navigate', back],
    ['by its arrow', 'click', arrow],
  ] as const)('%s with changes asks, and stays unless that is confirmed', (_, type, details) => {
    expect(leave({ isChanged: true }, type, details)).toEqual({
      isStopped: true,
      asked: ['Leave?'],
    });
    expect(leave({ isChanged: true, isConfirmed: true }, type, details)).toEqual({
      isStopped: false,
      asked: ['Leave?'],
    });
    expect(leave({ isChanged: false }, type, details)).toEqual({ isStopped: false, asked: [] });
  });

  it('by a reload lets the browser ask, where there are changes', () => {
    expect(leave({ isChanged: true }, 'beforeunload').isStopped).toBe(true);
    expect(leave({ isChanged: false }, 'beforeunload').isStopped).toBe(false);
  });

  it.each([
    ['a click elsewhere', 'click', { target: new FakeElement(false) }],
    ['the editor itself after a save', 'navigate', { ...back, userInitiated: false }],
    [
      'a link to another document, about which the browser asks',
      'navigate',
      { ...back, destination: { sameDocument: false } },
    ],
  ] as const)('is not asked about for %s', (_, type, details) => {
    expect(leave({ isChanged: true }, type, details)).toEqual({ isStopped: false, asked: [] });
  });
});
