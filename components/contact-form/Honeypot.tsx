import { honeypotField } from '../../lib/contact-form';

/**
 * The field that only programs find.
 * @param isOff a mail program would write the field's name into the visitor's own message
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
