import { FileText, Globe, MessagesSquare } from 'lucide-react';
import type { PageOf } from '../../lib/content/types';
import { whoSpeaks } from '../../lib/first-visit.server';
import { mobileScreen } from '../breakpoints';
import { RequestButton } from '../layout/Actions';
import { ContactDetails } from '../layout/ContactDetails';
import { PageNames } from '../layout/PageLinks';
import { ServiceCards } from '../layout/ServiceCards';
import { Sources } from '../layout/Sources';
import { Picture } from '../picture/Picture';
import { TownMap } from '../town-map/TownMap';
import { ButtonLink } from '../ui/ButtonLink';
import { IconList } from '../ui/IconList';
import { QuestionList } from '../ui/Prose';
import { PictureSection, Section } from '../ui/Section';
import { useSite } from '../ui/SiteContext';

/** Visits by video; nothing if the practice does not offer them. */
export function Telehealth() {
  const { t, href, visits } = useSite();
  if (!visits.videoFrom) return null;
  return (
    <PictureSection
      id="telehealth"
      heading={t('telehealth.heading')}
      intro={t('telehealth.text')}
      tone="sand"
      picture={
        <Picture
          name="video-visit"
          alt={t('pictures.videoVisit')}
          sizes={`${mobileScreen} 100vw, 36rem`}
          className="aspect-5/2 w-full rounded-picture md:aspect-7/5"
        />
      }
    >
      <ButtonLink href={href('telepsychiatry')} variant="secondary">
        {t('telehealth.link')}
      </ButtonLink>
    </PictureSection>
  );
}

/** The services as cards. */
export function Services() {
  const { t } = useSite();
  return (
    <Section id="services" heading={t('services.heading')} intro={t('services.intro')} tone="mist">
      <ServiceCards loads="when idle" />
    </Section>
  );
}

/**
 * The questions of the page, then the concerns that people are afraid to ask about, with the sources of the answers; nothing
 * if there are neither.
 */
export function Faq({ page: { questions, concerns, sources = [] } }: { page: PageOf<'home'> }) {
  const { t } = useSite();
  if (questions.length + concerns.length === 0) return null;
  return (
    <Section id="faq" heading={t('faq.heading')} isSplit>
      <QuestionList questions={questions} />
      {concerns.length > 0 && (
        <div id="concerns" className="mt-stack stacked-4">
          <h3 className="text-h2-article">{t('faq.concerns')}</h3>
          <QuestionList questions={concerns} />
          {sources.length > 0 && <Sources sources={sources} />}
        </div>
      )}
    </Section>
  );
}

/** The contact details. */
export function Contact() {
  const { t } = useSite();
  return (
    <Section id="contact" heading={t('contact.heading')} intro={t('contact.intro')} tone="mist">
      <ContactDetails isWide request={<RequestButton className="mt-3 max-sm:w-full" />} />
    </Section>
  );
}

/** Care in two languages, and who speaks them. */
export function BilingualCare() {
  const site = useSite();
  const { t } = site;
  return (
    <PictureSection
      id="bilingual"
      heading={t('bilingual.heading')}
      intro={t('bilingual.text')}
      picture={
        <Picture
          name="bilingual"
          alt={t('pictures.bilingual')}
          sizes={`${mobileScreen} 100vw, 36rem`}
          className="aspect-7/5 w-full rounded-picture"
        />
      }
    >
      <IconList
        points={[
          { icon: MessagesSquare, text: t('bilingual.visit') },
          { icon: FileText, text: t('bilingual.forms') },
          { icon: Globe, text: t('bilingual.website') },
        ]}
      />
      {whoSpeaks(site).map((sentence) => (
        <p key={sentence} className="mt-4">
          {sentence}.
        </p>
      ))}
    </PictureSection>
  );
}

/** The names of the towns, beside a map if there is one. */
export function ServiceAreas() {
  const { t, map, towns } = useSite();
  return (
    <PictureSection
      id="areas"
      heading={t('areas.heading')}
      intro={t('areas.intro')}
      tone="sand"
      picture={map && <TownMap />}
    >
      <PageNames pages={towns} />
    </PictureSection>
  );
}
