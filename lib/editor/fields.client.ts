import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import type { EntryMap } from './editor.client';

/** The editor's own React, which renders its fields. */
declare const h: typeof import('react').createElement;
declare function createClass(definition: object): CustomFieldControl;

interface Field {
  props: CustomFieldControlProps;
  state: { english: string };
  setState(state: Field['state']): void;
}

/** A number, kept as it is typed while it is none: the editor's own box empties itself at a comma. */
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
 * A field that says whether the English has changed since the Spanish was accepted, and accepts it.
 * @param fingerprintOf of one language's fields
 */
export const translationField = (
  fingerprintOf: (entry: EntryMap, side: readonly string[]) => Promise<string>,
) => {
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
