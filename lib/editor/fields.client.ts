import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import { acceptanceFields, signedText, textOfBoth } from '../content/signed-text';

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
  state: { fingerprint: string };
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
 * A box by which staff accept the Spanish text, below a sentence that says whether one of the two texts has changed
 * since it was last accepted. `sign.client.ts` records the acceptance when the page is saved.
 */
export const translationField = () => {
  async function compare(this: Field) {
    const entry: unknown = this.props.entry;
    const fingerprint = await fingerprintOfBoth(entry as EntryMap);
    if (fingerprint !== this.state.fingerprint) this.setState({ fingerprint });
  }
  return createClass({
    getInitialState: () => ({ fingerprint: '' }),
    componentDidMount: compare,
    componentDidUpdate: compare,
    render(this: Field) {
      const { value, forID, onChange } = this.props;
      const isAccepted = acceptedFor(this.props) === this.state.fingerprint;
      const sentence = isAccepted
        ? 'The Spanish was accepted, and neither text has changed since. · El español se aceptó, y desde entonces no cambió ninguno de los dos textos.'
        : 'The English or the Spanish has changed since the Spanish was accepted: read both, correct what differs, then tick the box. · El inglés o el español cambió después de aceptar el español: lea los dos, corrija lo que no coincida y marque la casilla.';
      return h(
        'div',
        {},
        h('p', { role: 'status' }, sentence),
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
  entry?.getIn(['i18n', 'es', 'data', acceptanceFields.text]);

/** The fingerprint of the file in one language: the same as the build computes from the saved file. */
export const fingerprintOf = (entry: EntryMap, side: readonly string[]) =>
  digest(signedText(dataIn(entry, side)));

/** The fingerprint of the files in both languages: the same as the build computes. */
export const fingerprintOfBoth = (entry: EntryMap) =>
  digest(textOfBoth(dataIn(entry, ['data']), dataIn(entry, ['i18n', 'es', 'data'])));

const dataIn = (entry: EntryMap, side: readonly string[]) =>
  (entry.getIn(side) as { toJS(): Record<string, unknown> }).toJS();

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
  );
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'));
  return digits.join('').slice(0, 12);
}
