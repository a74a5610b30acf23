import { mobileBreakpoint } from '../breakpoints';
import { Picture } from '../picture/Picture';
import { ButtonLink } from '../ui/ButtonLink';
import { PictureSection } from '../ui/Section';
import { useSite } from '../ui/SiteContext';

export function Telehealth() {
  const { t, href } = useSite();
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
          sizes={`(width < ${mobileBreakpoint}) 100vw, 36rem`}
          className="aspect-4/3 w-full rounded-picture"
        />
      }
    >
      <ButtonLink href={href('telepsychiatry')} variant="secondary">
        {t('telehealth.link')}
      </ButtonLink>
    </PictureSection>
  );
}
