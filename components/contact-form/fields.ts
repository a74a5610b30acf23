import type { FieldName } from '../../lib/contact-form';

/** How the form shows a field. */
export interface FieldDefinition {
  /** Seen at once, or in the folded part that helps to find a time. */
  place: 'first view' | 'folded';
  /** A list to choose from, a text of several lines, or an input of one line by its type. */
  control: 'list' | 'lines' | 'text' | 'email' | 'tel';
  /** Without it the browser takes what the field is called. */
  autoComplete?: string;
  isRequired?: boolean;
  /** Whether it takes both columns of a large screen. */
  isWide?: boolean;
  /** Whether it is shown only while the visit is for somebody else. */
  isOfCaller?: boolean;
}

/** Every field of the form; the order is that of `contactFields`. */
export const fieldDefinitions: Record<FieldName, FieldDefinition> = {
  visitFor: { place: 'first view', control: 'list', autoComplete: 'off', isWide: true },
  caller: { place: 'first view', control: 'text', autoComplete: 'off', isOfCaller: true },
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
  email: { place: 'first view', control: 'email', autoComplete: 'email' },
  phone: { place: 'first view', control: 'tel', autoComplete: 'tel' },
  preferredLanguage: {
    place: 'first view',
    control: 'list',
    autoComplete: 'language',
    isWide: true,
  },
  message: { place: 'first view', control: 'lines', isWide: true },
  patient: { place: 'folded', control: 'list', autoComplete: 'off' },
  visit: { place: 'folded', control: 'list', autoComplete: 'off' },
  times: { place: 'folded', control: 'text', autoComplete: 'off', isWide: true },
  insurer: { place: 'folded', control: 'list', autoComplete: 'off' },
  letterLanguage: { place: 'folded', control: 'list', autoComplete: 'off' },
};
