import { useEffect, useRef } from 'react';
import { type FieldName, honeypotField } from '../../lib/contact-form';
import { fieldClass, Select } from '../ui/Select';
import type { FieldLook } from './field-looks';

/** An answer in a list: `value` is sent, `text` is shown. */
export interface ListOption {
  value: string;
  text: string;
}

interface ContactFieldProps
  extends Pick<FieldLook, 'control' | 'isWide' | 'inputMode' | 'pattern' | 'autoComplete'> {
  id: string;
  name: FieldName;
  label: string;
  /** The words after the label of a required field. */
  mark: string | undefined;
  hint: string | undefined;
  error: string | undefined;
  /** The options of a list. */
  choices: ListOption[] | undefined;
  /** The choice of a list until another one is made. */
  defaultValue: string | undefined;
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
  isWide = false,
  control,
  inputMode,
  pattern,
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
      <div className="mt-1">
        {control === 'list' && (
          <Select {...attributes}>
            {choices?.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        )}
        {control === 'lines' && (
          <textarea {...attributes} readOnly={readOnly} rows={5} className={fieldClass} />
        )}
        {control !== 'list' && control !== 'lines' && (
          <input
            {...attributes}
            className={fieldClass}
            type={control}
            readOnly={readOnly}
            pattern={pattern}
            inputMode={inputMode}
            // Phones would begin an address with a capital.
            autoCapitalize={inputMode && 'none'}
          />
        )}
      </div>
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
 * The honeypot: a field that only programs find. The attributes ask the best-known password managers not to fill it in.
 * @param isOff whether the form opens the mail program, which would add the field to the message
 */
export function Honeypot({ label, isOff }: { label: string; isOff: boolean }) {
  return (
    <div aria-hidden="true" className="hidden">
      <label>
        {label}
        <input
          name={honeypotField}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
          disabled={isOff}
        />
      </label>
    </div>
  );
}
