import { type Choice, consentString } from '../../lib/consent/record';

export interface ConsentCodeLabels {
  inShort: string;
  inShortKey: string;
}

/** The compact string of a choice, with an explanation of its letters. */
export function ConsentCode({ choice, labels }: { choice: Choice; labels: ConsentCodeLabels }) {
  return (
    <p className="mt-5 text-small text-soft">
      {`${labels.inShort}: `}
      <code>{consentString(choice)}</code>
      {` (${labels.inShortKey})`}
    </p>
  );
}
