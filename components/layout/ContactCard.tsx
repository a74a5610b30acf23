import { phoneLink } from '../../lib/content/facts.server';
import { Hours } from '../hours/Hours';
import { useSite } from '../ui/SiteContext';
import { Actions } from './Actions';

/** Whom to ask, and when somebody answers. */
export function ContactCard() {
  const { t, practice } = useSite();
  return (
    <section
      aria-labelledby="contact-card"
      className="rounded-card border border-line bg-surface p-6 shadow-card lg:text-base"
    >
      <h2 id="contact-card" className="text-h3">
        {t('contact.card')}
      </h2>
      <div className="mt-3">
        <a
          href={phoneLink(practice.phone)}
          className="inline-block py-1 text-h3 font-semibold text-link underline underline-offset-4"
        >
          {practice.phone}
        </a>
      </div>
      <Hours />
      <Actions className="mt-4 flex-col [&>a]:px-3" />
    </section>
  );
}
