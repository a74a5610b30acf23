import type { ComponentProps } from 'react';
import type { Language } from '../../lib/language';

interface InputProps extends ComponentProps<'input'> {
  id: string;
  label: string;
  error: string | undefined;
}

/** A single-line field with its label above and its error below. */
export function ContactInput({ label, error, ...input }: InputProps) {
  return (
    <div>
      <label htmlFor={input.id} className="font-semibold">
        {label}
      </label>
      <input {...input} {...described(input.id, error)} className={controlClass} />
      <FieldError id={input.id} error={error} />
    </div>
  );
}

interface MessageProps extends ComponentProps<'textarea'> {
  id: string;
  label: string;
  error: string | undefined;
}

/** The field for the message text. */
export function ContactMessage({ label, error, ...textarea }: MessageProps) {
  return (
    <div className="sm:col-span-2">
      <label htmlFor={textarea.id} className="font-semibold">
        {label}
      </label>
      <textarea
        {...textarea}
        {...described(textarea.id, error)}
        rows={5}
        required
        className={controlClass}
      />
      <FieldError id={textarea.id} error={error} />
    </div>
  );
}

interface PreferredLanguageProps {
  id: string;
  /** The initial choice. */
  language: Language;
  labels: Record<'preferredLanguage' | Language, string>;
}

/** The choice of the language in which to be answered. */
export function PreferredLanguage({ id, language, labels }: PreferredLanguageProps) {
  return (
    <div className="sm:col-span-2">
      <label htmlFor={id} className="font-semibold">
        {labels.preferredLanguage}
      </label>
      {/* An arrow of our own: the browsers' arrows touch the edge and all differ. */}
      <div className="relative after:pointer-events-none after:absolute after:top-1/2 after:right-5 after:size-2.5 after:-translate-y-3/4 after:rotate-45 after:border-r-2 after:border-b-2 after:text-link">
        <select
          id={id}
          name="preferredLanguage"
          defaultValue={language}
          className={`${controlClass} appearance-none pr-12`}
        >
          <option value="en">{labels.en}</option>
          <option value="es">{labels.es}</option>
        </select>
      </div>
    </div>
  );
}

const controlClass =
  'mt-1 block min-h-12 w-full rounded-control border border-control bg-surface px-3 py-2 aria-invalid:border-2 aria-invalid:border-accent';

function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={errorId(id)} className="mt-1 font-semibold text-accent">
      {error}
    </p>
  );
}

const errorId = (id: string) => `${id}-error`;

const described = (id: string, error: string | undefined) =>
  error ? { 'aria-invalid': true, 'aria-describedby': errorId(id) } : {};
