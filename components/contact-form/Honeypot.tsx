import { honeypotField } from '../../lib/contact-form';

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
