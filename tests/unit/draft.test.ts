import { describe, expect, it, vi } from 'vitest';
import {
  restoreDraft,
  saveDraft,
  saveDraftOnToggle,
  watchDraft,
} from '../../components/contact-form/draft.client';
import { draftKey } from '../../lib/consent/storage.client';
import { listen, setUpFakePage, stubStorage, tell } from '../support/fake-page';

setUpFakePage();

describe('the draft of a form', () => {
  class Field {
    defaultValue = '';
    constructor(
      readonly name: string,
      public value = '',
    ) {}
    details = { setAttribute: vi.fn() };
    closest = () => this.details;
  }
  class List extends Field {
    options = [{ value: '' }, { value: 'Aetna' }];
    selectedOptions = [{ defaultSelected: true }];
  }
  class Radio extends Field {
    type = 'radio';
    checked = false;
    defaultChecked = false;
  }

  /** Opens the page of the form with a draft. */
  function open(draft: string, fields: Field[], search = '', hasForm = true) {
    const stored = new Map([[draftKey, draft]]);
    stubStorage('sessionStorage', stored);
    const replaceState = vi.fn();
    vi.stubGlobal('HTMLSelectElement', List);
    vi.stubGlobal('location', { search, pathname: '/contact', hash: '#message' });
    vi.stubGlobal('history', { state: 1, replaceState });
    vi.stubGlobal('document', {
      querySelectorAll: () => fields,
      querySelector: () => (hasForm ? {} : null),
    });
    restoreDraft();
    return { stored, replaceState, texts: fields.map(({ value }) => value) };
  }

  it('is filled in once, unfolds what it fills in, and leaves what was typed on this page', () => {
    const fields = [new Field('message'), new Field('name', 'Ana'), new Field('phone')];
    const draft = JSON.stringify({ message: 'Hello', name: 'Eva', phone: 7, toString: 'x' });
    const { stored, texts } = open(draft, fields);
    expect(texts).toEqual(['Hello', 'Ana', '']);
    expect(stored.size).toBe(0);
    expect(fields.map(({ details }) => details.setAttribute.mock.calls.length)).toEqual([1, 0, 0]);
  });

  it.each(['{', 'null', '7', '[]'])('that cannot be read is deleted: %s', (draft) => {
    const { stored, texts } = open(draft, [new Field('message')]);
    expect([texts, stored.size]).toEqual([[''], 0]);
  });

  it('is saved with the answers that stand, also with one chosen anew that was there at first', () => {
    const [office, video] = [new Radio('visit', 'office'), new Radio('visit', 'video')];
    const [insurer, language] = [new List('insurer'), new List('language')];
    const { stored } = open('', [office, video, insurer, language]);
    vi.stubGlobal('document', { ...document, addEventListener: listen });
    watchDraft();
    Object.assign(video, { checked: true });
    tell('change', { target: video });
    Object.assign(video, { checked: false });
    Object.assign(office, { checked: true });
    tell('change', { target: office });
    tell('change', { target: insurer });
    saveDraft();
    const draft = () => JSON.parse(stored.get(draftKey) ?? '{}');
    expect(draft()).toEqual({ visit: 'office', insurer: '' });
    // What was set is forgotten with the form that is emptied.
    tell('reset');
    Object.assign(office, { checked: false });
    stored.clear();
    saveDraft();
    expect(stored.size).toBe(0);
  });

  it('is saved with what was chosen or typed before the script came', () => {
    const [insurer, language] = [new List('insurer', 'Aetna'), new List('language')];
    const [office, video] = [new Radio('visit', 'office'), new Radio('visit', 'video')];
    const { stored } = open('', [insurer, language, office, video, new Field('name', 'Ana')]);
    Object.assign(insurer, { selectedOptions: [{ defaultSelected: false }] });
    Object.assign(video, { checked: true });
    saveDraft();
    const expected = { insurer: 'Aetna', visit: 'video', name: 'Ana' };
    expect(JSON.parse(stored.get(draftKey) ?? '{}')).toEqual(expected);
    // One that the page has chosen from the start is no answer.
    Object.assign(video, { defaultChecked: true });
    saveDraft();
    expect(JSON.parse(stored.get(draftKey) ?? '{}')).not.toHaveProperty('visit');
  });

  it('chooses the one of several answers that it names', () => {
    const [office, video] = [new Radio('visit', 'office'), new Radio('visit', 'video')];
    open(JSON.stringify({ visit: 'video' }), [office, video]);
    expect([office.checked, video.checked]).toEqual([false, true]);
    // It is an answer of the visitor also on this page.
    Object.assign(video, { defaultChecked: true });
    const stored = new Map<string, string>();
    stubStorage('sessionStorage', stored);
    saveDraft();
    expect(JSON.parse(stored.get(draftKey) ?? '{}')).toEqual({ visit: 'video' });
  });

  it.each([
    ['a press that opens the other page', {}, { toggle: 'counterpart' }, true],
    [
      'one that an island answers in place',
      { defaultPrevented: true },
      { toggle: 'in-place' },
      true,
    ],
    [
      'one that a script has canceled',
      { defaultPrevented: true },
      { toggle: 'counterpart' },
      false,
    ],
    ['one that opens another tab', { ctrlKey: true }, { toggle: 'counterpart' }, false],
    ['a press beside the toggle', {}, null, false],
  ])('is saved at %s, and at nothing else', (_, click, dataset, isSaved) => {
    const field = new Field('message');
    const { stored } = open('', [field]);
    field.value = 'Hello';
    const target = { closest: () => dataset && { dataset } };
    saveDraftOnToggle({ target, ...click } as never);
    expect(stored.has(draftKey)).toBe(isSaved);
  });

  describe('that a visit card makes', () => {
    const chosen = { visit: 'video', insurer: '', patient: 'new' };

    /** Submits a card, or another form. */
    function submit({ isCard = true } = {}) {
      vi.stubGlobal(
        'FormData',
        class {
          [Symbol.iterator] = () => Object.entries(chosen)[Symbol.iterator]();
        },
      );
      const assign = vi.fn();
      vi.stubGlobal('location', { assign });
      vi.stubGlobal('window', { setTimeout });
      vi.stubGlobal('document', { addEventListener: listen });
      watchDraft();
      const preventDefault = vi.fn();
      tell('submit', { target: { matches: () => isCard, action: '/contact' }, preventDefault });
      vi.clearAllTimers();
      return { assign, isCanceled: preventDefault.mock.calls.length > 0 };
    }

    it('has what was chosen, and leads to the form', () => {
      const stored = new Map<string, string>();
      stubStorage('sessionStorage', stored);
      const { assign, isCanceled } = submit();
      expect([assign.mock.calls, isCanceled]).toEqual([[['/contact']], true]);
      expect(JSON.parse(stored.get(draftKey) ?? '')).toEqual({ visit: 'video', patient: 'new' });
    });

    it('is left to the browser where storage is blocked', () => {
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      stubStorage('sessionStorage');
      const { assign, isCanceled } = submit();
      expect([assign.mock.calls, isCanceled]).toEqual([[], false]);
    });

    it('is made by no other form', () => {
      const stored = new Map<string, string>();
      stubStorage('sessionStorage', stored);
      const { assign, isCanceled } = submit({ isCard: false });
      expect([assign.mock.calls, isCanceled, stored.size]).toEqual([[], false, 0]);
    });
  });

  it('opens the folded part for an answer that the part does not name while it is closed', () => {
    const fields = [new List('insurer'), new List('visitFor')];
    open(JSON.stringify({ insurer: 'Aetna', visitFor: 'Aetna' }), fields);
    expect(fields.map(({ details }) => details.setAttribute.mock.calls)).toEqual([
      [],
      [['open', '']],
    ]);
  });

  it('takes an answer only if the list offers it', () => {
    const insurer = (text: string) =>
      open(JSON.stringify({ insurer: text }), [new List('insurer')]).texts;
    expect(insurer('Aetna')).toEqual(['Aetna']);
    expect(insurer('Nobody')).toEqual(['']);
  });

  it('may be in the address, which loses it, and which can set nothing but what a visit card asks', () => {
    const fields = [new List('insurer'), new Field('message')];
    const { replaceState, texts } = open('', fields, '?insurer=Aetna&message=Hello');
    expect(texts).toEqual(['Aetna', '']);
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(1, '', '/contact#message');
  });

  it('in the address has no answer where the card had none, and yields to a stored one', () => {
    const language = new List('preferredLanguage', 'en');
    Object.assign(language, { options: [{ value: '' }, { value: 'en' }] });
    const insurer = new List('insurer');
    Object.assign(insurer, { options: [{ value: 'Aetna' }, { value: 'Cigna' }] });
    const draft = JSON.stringify({ insurer: 'Cigna' });
    const { texts } = open(draft, [language, insurer], '?preferredLanguage=&insurer=Aetna');
    expect(texts).toEqual(['en', 'Cigna']);
  });

  it('in the address stays there on a page without the form', () => {
    expect(open('', [], '?insurer=Aetna', false).replaceState).not.toHaveBeenCalled();
    expect(open('', [], '').replaceState).not.toHaveBeenCalled();
  });
});
