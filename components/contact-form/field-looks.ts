import { emailPattern, type FieldName } from '../../lib/contact-form';
import type { DictionaryKey } from '../../lib/content/schemas/dictionary.server';

/** How the form shows a field. */
export interface FieldLook {
  /** Seen at once, or in the folded part, which the visit card fills in or the visitor may leave. */
  place: 'first view' | 'folded';
  /** A list to choose from, a text of several lines, or an input of one line by its type. */
  control: 'list' | 'lines' | 'text' | 'tel';
  /** The keys that phones show, where the type does not say it. */
  inputMode?: 'email';
  /** The form of a valid text, for browsers without scripts. */
  pattern?: string;
  /** Without it the browser takes what the field is called. */
  autoComplete?: string;
  isRequired?: boolean;
  /** The key of the words below its label. */
  hint?: Extract<DictionaryKey, `contact.form.hints.${string}`>;
  /** Whether it takes both columns of a large screen. */
  isWide?: boolean;
  /** Whether it is shown only while the visit is for somebody else. */
  isOfCaller?: boolean;
}

/** Every field of the form; the order is that of `contactFields`. */
export const fieldLooks: Record<FieldName, FieldLook> = {
  firstName: {
    place: 'first view',
    control: 'text',
    autoComplete: 'given-name',
    isRequired: true,
  },
  lastName: {
    place: 'first view',
    control: 'text',
    autoComplete: 'family-name',
    isRequired: true,
  },
  phone: {
    place: 'first view',
    control: 'tel',
    autoComplete: 'tel',
    hint: 'contact.form.hints.phone',
  },
  email: {
    place: 'first view',
    control: 'text',
    inputMode: 'email',
    pattern: emailPattern,
    autoComplete: 'email',
    hint: 'contact.form.hints.email',
  },
  visit: { place: 'folded', control: 'list', autoComplete: 'off' },
  preferredLanguage: {
    place: 'folded',
    control: 'list',
    autoComplete: 'language',
    hint: 'contact.form.hints.preferredLanguage',
  },
  insurer: { place: 'folded', control: 'list', autoComplete: 'off' },
  patient: { place: 'folded', control: 'list', autoComplete: 'off' },
  visitFor: { place: 'folded', control: 'list', autoComplete: 'off', isWide: true },
  caller: {
    place: 'folded',
    control: 'text',
    autoComplete: 'off',
    isOfCaller: true,
    hint: 'contact.form.hints.caller',
  },
  times: {
    place: 'folded',
    control: 'text',
    autoComplete: 'off',
    isWide: true,
    hint: 'contact.form.hints.times',
  },
  letterLanguage: { place: 'folded', control: 'list', autoComplete: 'off', isWide: true },
  message: { place: 'folded', control: 'lines', isWide: true, hint: 'contact.form.hints.message' },
};
