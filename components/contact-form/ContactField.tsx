import type { ComponentProps, ReactNode } from 'react';
import {
  type ContactError,
  type ContactErrors,
  contactFields,
  honeypotField,
} from '../../lib/contact-form';

interface FieldProps {
  id: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
}

/** A single-line field. */
export function ContactInput({
  isWide,
  label,
  hint,
  error,
  ...input
}: FieldProps & ComponentProps<'input'> & { isWide?: boolean }) {
  const field = { id: input.id, label, hint, error };
  return (
    <Field {...field} isWide={isWide}>
      <input {...input} {...described(field)} className={controlClass} />
    </Field>
  );
}

/** The field for the message text. */
export function ContactMessage({
  label,
  hint,
  error,
  ...textarea
}: FieldProps & ComponentProps<'textarea'>) {
  const field = { id: textarea.id, label, hint, error };
  return (
    <Field {...field} isWide>
      <textarea {...textarea} {...described(field)} rows={5} className={controlClass} />
    </Field>
  );
}

/** One of a list of answers; `value` is sent, `text` is shown. */
export interface Choice {
  value: string;
  text: string;
}

interface SelectProps extends FieldProps, Omit<ComponentProps<'select'>, 'id'> {
  isWide?: boolean;
  choices: Choice[];
}

/** A field with a list to choose from. */
export function ContactSelect({
  isWide,
  label,
  hint,
  error,
  choices,
  defaultValue = '',
  autoComplete = 'off',
  ...select
}: SelectProps) {
  const field = { id: select.id, label, hint, error };
  return (
    <Field {...field} isWide={isWide}>
      {/* An arrow of our own: the browsers' arrows touch the edge and all differ. */}
      <div className="relative after:pointer-events-none after:absolute after:top-1/2 after:right-5 after:size-2.5 after:-translate-y-3/4 after:rotate-45 after:border-r-2 after:border-b-2 after:text-link">
        <select
          {...select}
          {...described(field)}
          defaultValue={defaultValue}
          autoComplete={autoComplete}
          className={`${controlClass} appearance-none pr-12`}
        >
          {choices.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </div>
    </Field>
  );
}

const controlClass =
  'mt-1 block min-h-12 w-full rounded-control border border-control bg-surface px-3 py-2 aria-invalid:border-2 aria-invalid:border-accent';

/** Label, hint and error above the control: a phone's keyboard covers what is below it. */
function Field({
  id,
  isWide,
  label,
  hint,
  error,
  children,
}: FieldProps & { isWide?: boolean | undefined; children: ReactNode }) {
  return (
    <div className={isWide ? 'sm:col-span-2' : undefined}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={hintId(id)} className="text-small text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId(id)} className="font-semibold text-accent">
          {error}
        </p>
      )}
      {children}
    </div>
  );
}

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;

function described({ id, hint, error }: FieldProps) {
  const ids = [error && errorId(id), hint && hintId(id)].filter(Boolean).join(' ');
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined };
}

interface SummaryProps {
  /** Prefix of the fields' ids, followed by a hyphen and the field's name. */
  id: string;
  errors: ContactErrors;
  labels: { errors: string };
  errorTexts: Record<ContactError, string>;
}

/** All errors of the form, each a link to its field. */
export function ErrorSummary({ id, errors, labels, errorTexts }: SummaryProps) {
  const faulty = contactFields.filter((name) => errors[name]);
  if (faulty.length === 0) return null;
  return (
    // Not atomic: when a corrected field leaves the list, the rest is not read again.
    <div
      role="alert"
      aria-atomic="false"
      className="rounded-card border-l-4 border-accent bg-accent-soft px-5 py-4 sm:col-span-2"
    >
      <p className="font-semibold">{labels.errors}</p>
      <ul className="mt-2">
        {faulty.map((name) => (
          <li key={name}>
            <a
              href={`#${id}-${name}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(`${id}-${name}`)?.focus();
              }}
              className="inline-block py-1 underline underline-offset-4"
            >
              {textOf(errors[name], errorTexts)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The text of an error; nothing if there is no error. */
export const textOf = (error: ContactError | undefined, texts: Record<ContactError, string>) =>
  error && texts[error];

/**
 * The field that only programs find.
 * @param isOff for a form sent by mail program, which would add the field's name to the message
 */
export function Honeypot({ label, isOff }: { label: string; isOff: boolean }) {
  return (
    <div aria-hidden="true" className="hidden">
      <label>
        {label}
        <input name={honeypotField} type="text" tabIndex={-1} autoComplete="off" disabled={isOff} />
      </label>
    </div>
  );
}
