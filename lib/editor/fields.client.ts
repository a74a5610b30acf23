import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import { signedText } from '../content/signed-text';

/** An entry as the editor gives it to a hook: an immutable map. */
export interface EntryMap {
  getIn(path: readonly string[]): unknown;
  setIn(path: readonly string[], value: unknown): EntryMap;
  deleteIn(path: readonly string[]): EntryMap;
}

/** Two globals of the editor: its own React renders the fields. */
declare const h: typeof import('react').createElement;
declare function createClass(definition: object): CustomFieldControl;

interface Field {
  props: CustomFieldControlProps;
  state: { english: string };
  setState(state: Field['state']): void;
}

/** A field for a number. It keeps text that is no number; the editor's own field empties itself at a comma. */
export const digitsField = () =>
  createClass({
    render(this: Field) {
      const { value, forID, onChange } = this.props;
      const numberOf = (typed: string) =>
        String(Number(typed)) === typed.trim() ? Number(typed) : typed;
      return h('input', {
        type: 'text',
        inputMode: 'decimal',
        id: forID,
        'aria-labelledby': `${forID}-label`,
        value: value ?? '',
        onChange: ({ target }: { target: HTMLInputElement }) => onChange(numberOf(target.value)),
      });
    },
  });

/**
 * A box by which staff accept the Spanish text, below a sentence that says whether the English text has changed
 * since it was last accepted. `sign.client.ts` records the acceptance when the page is saved.
 */
export const translationField = () => {
  async function compare(this: Field) {
    const entry: unknown = this.props.entry;
    const english = await fingerprintOf(entry as EntryMap, ['data']);
    if (english !== this.state.english) this.setState({ english });
  }
  return createClass({
    getInitialState: () => ({ english: '' }),
    componentDidMount: compare,
    componentDidUpdate: compare,
    render(this: Field) {
      const { value, forID, onChange } = this.props;
      const isAccepted = acceptedFor(this.props) === this.state.english;
      const state = isAccepted
        ? 'The Spanish was accepted for this English text. · El español corresponde a este texto en inglés.'
        : 'The English has changed since the Spanish was accepted: read both, change the Spanish where it needs it, then tick the box. · El inglés cambió después de aceptar el español: lea los dos, corrija el español si hace falta y marque la casilla.';
      return h(
        'div',
        {},
        h('p', { role: 'status' }, state),
        h('input', {
          type: 'checkbox',
          id: forID,
          checked: value === true,
          onChange: () => onChange(value !== true),
        }),
        h('label', { htmlFor: forID }, ' The Spanish is right · El español está bien'),
      );
    },
  });
};

const acceptedFor = ({ entry }: CustomFieldControlProps) =>
  entry?.getIn(['i18n', 'es', 'data', 'translationOf']);

/** The fingerprint of the file in one language: the same as the build computes from the saved file. */
export async function fingerprintOf(entry: EntryMap, side: readonly string[]): Promise<string> {
  const data = entry.getIn(side) as { toJS(): Record<string, unknown> };
  const text = new TextEncoder().encode(signedText(data.toJS()));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  const digits = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'));
  return digits.join('').slice(0, 12);
}
