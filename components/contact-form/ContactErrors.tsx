import { type ContactError, type ContactErrors, contactFields } from '../../lib/contact-form';

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
