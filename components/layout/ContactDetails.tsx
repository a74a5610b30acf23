import type { ReactNode } from 'react';
import { phoneLink } from '../../lib/content/facts.server';
import { comingExceptions } from '../../lib/hours.server';
import { Hours } from '../hours/Hours';
import { LinkedPhoneNumbers } from '../ui/LinkedPhoneNumbers';
import { useSite } from '../ui/SiteContext';

/** Telephone, e-mail, address and hours of the one office. */
export function ContactDetails() {
  const { t, practice, hours } = useSite();
  const { street, city, state, zip } = practice.address;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-6">
      <Detail term={t('contact.phone')}>
        <a
          href={phoneLink(practice.phone)}
          className="inline-block py-1 text-h3 font-semibold text-link underline underline-offset-4"
        >
          {practice.phone}
        </a>
      </Detail>
      <Detail term={t('contact.email')}>
        <a
          href={`mailto:${practice.email}`}
          className="inline-block py-1 underline underline-offset-4 wrap-anywhere"
        >
          {practice.email}
        </a>
      </Detail>
      <Detail term={t('contact.address')}>
        <address className="py-1 not-italic">
          {street}
          <br />
          {city}, {state} {zip}
        </address>
      </Detail>
      <Detail term={t('contact.hours')}>
        <Hours exceptions={comingExceptions(hours)} />
        <p className="mt-2 text-small">
          <LinkedPhoneNumbers text={t('contact.closed')} />
        </p>
      </Detail>
    </dl>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold text-heading">{term}</dt>
      <dd className="py-1">{children}</dd>
    </div>
  );
}
