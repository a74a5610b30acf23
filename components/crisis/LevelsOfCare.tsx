import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { phoneLink } from '../../lib/telephones';
import { ButtonLink } from '../ui/ButtonLink';
import { LinkedPhoneNumbers } from '../ui/LinkedPhoneNumbers';
import { useSite } from '../ui/SiteContext';
import { CrisisButtons } from './CrisisLine';

/** What to do if it can wait, today, and in an emergency: the same on each page. */
export function LevelsOfCare() {
  const { t, href, practice } = useSite();
  const call = (
    <ButtonLink href={phoneLink(practice.phone)} variant="secondary">
      <Phone className="size-5 shrink-0" />
      {t('callToAction.call')}
    </ButtonLink>
  );
  return (
    <section aria-labelledby="levels-of-care" className="print:hidden">
      <h2 id="levels-of-care" className="mb-5 text-h2-article">
        {t('levels.heading')}
      </h2>
      <div className="grid grid-cols-1 gap-5 text-base lg:grid-cols-3">
        <Level name={t('levels.routine')} text={t('levels.routineText')}>
          {call}
          <ButtonLink href={`${href('contact')}#message`} variant="secondary">
            {t('callToAction.request')}
          </ButtonLink>
        </Level>
        <Level name={t('levels.soon')} text={t('levels.soonText')}>
          {call}
        </Level>
        <Level name={t('levels.emergency')} text={t('levels.emergencyText')} isUrgent>
          <CrisisButtons />
        </Level>
      </div>
    </section>
  );
}

interface LevelProps {
  name: string;
  text: string;
  isUrgent?: boolean;
  /** The ways to act. */
  children: ReactNode;
}

function Level({ name, text, isUrgent = false, children }: LevelProps) {
  const look = isUrgent ? 'border-accent bg-accent-soft' : 'border-line bg-surface';
  return (
    <div className={`flex flex-col rounded-card border p-6 ${look}`}>
      <h3 className="text-h3">{name}</h3>
      <p className="mt-2 mb-5">
        <LinkedPhoneNumbers text={text} />
      </p>
      <div className="mt-auto flex flex-wrap gap-3 wrap-anywhere">{children}</div>
    </div>
  );
}
