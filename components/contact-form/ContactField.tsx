import { useEffect, useRef } from 'react';
import { type FieldName, honeypotField } from '../../lib/contact-form';
import type { FieldDefinition } from './fields';

/** An answer in a list: `value` is sent, `text` is shown. */
export interface ListOption {
  value: string;
  text: string;
}

interface ContactFieldProps {
  id: string;
  name: FieldName;
  label: string;
  /** The words after the label of a required field. */
  mark: string | undefined;
  hint: string | undefined;
  error: string | undefined;
  isWide: boolean;
  control: FieldDefinition['control'];
  /** The options of a list. */
  choices: ListOption[] | undefined;
  /** The choice of a list until another one is made. */
  defaultValue: string | undefined;
  autoComplete: string | undefined;
  required: boolean;
  /** Whether the text cannot be changed; a list can always be. */
  readOnly: boolean;
}

/**
 * A field of the form. Label, hint and error are above it, because
 * the keyboard of a phone covers what is below.
 */
export function ContactField({
  label,
  mark,
  hint,
  error,
  isWide,
  control,
  choices,
  readOnly,
  ...common
}: ContactFieldProps) {
  const { id } = common;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const attributes = {
    ...common,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined,
    className: `mt-1 block min-h-12 w-full rounded-control border border-control bg-surface px-3 py-2 aria-invalid:border-2 aria-invalid:border-accent ${control === 'list' ? 'appearance-none pr-12' : ''}`,
  };
  return (
    // The labels, the hints and the controls of two neighbors each share a row.
    <div className={`sm:row-span-3 sm:grid sm:grid-rows-subgrid ${isWide ? 'sm:col-span-2' : ''}`}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {mark && <span className="text-small font-normal text-soft">{` ${mark}`}</span>}
      </label>
      <div>
        {hint && (
          <p id={hintId} className="text-small text-soft">
            {hint}
          </p>
        )}
        {error && (
          <p id={errorId} className="font-semibold text-accent">
            {error}
          </p>
        )}
      </div>
      {control === 'list' && (
        // The site's own arrow, because those of browsers touch the edge and are all different.
        <div className="relative self-start after:pointer-events-none after:absolute after:top-1/2 after:right-5 after:size-2.5 after:-translate-y-3/4 after:rotate-45 after:border-r-2 after:border-b-2 after:text-link">
          <select {...attributes}>
            {choices?.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </div>
      )}
      {control === 'lines' && <textarea {...attributes} readOnly={readOnly} rows={5} />}
      {control !== 'list' && control !== 'lines' && (
        <input {...attributes} type={control} readOnly={readOnly} />
      )}
    </div>
  );
}

interface ErrorSummaryProps {
  /** The number of attempts to send or copy that had errors. Each of them moves the focus to the summary. */
  attempt: number;
  heading: string;
  /** The id of each invalid field with the text of its error. */
  errors: { id: string; text: string }[];
}

/**
 * All errors of the form, each a link to its field. It gets the focus after each attempt to send or copy that has
 * errors.
 */
export function ErrorSummary({ attempt, heading, errors }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In an effect, so that the errors are rendered when screen readers read them. The scroll padding of the
    // page keeps the summary clear of the header.
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    // Not atomic: when a corrected field leaves the list, the rest is not read again.
    <div
      ref={summary}
      tabIndex={-1}
      role="alert"
      aria-atomic="false"
      className="rounded-card border-l-4 border-accent bg-accent-soft px-5 py-4 sm:col-span-2"
    >
      <p className="font-semibold">{heading}</p>
      <ul className="mt-2">
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(id);
              }}
              className="inline-block py-1 underline underline-offset-4"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Moves the focus to a field. If the field is folded, it is opened first. */
function focusField(id: string) {
  const field = document.getElementById(id);
  const fold = field?.closest('details');
  if (fold) fold.open = true;
  field?.focus();
}

/**
 * The honeypot: a field that only programs find.
 * @param isOff whether the form opens the mail program, which would add the field to the message
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
