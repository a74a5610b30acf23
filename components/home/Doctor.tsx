import { Portrait } from '../layout/Portrait';
import { ButtonLink } from '../ui/ButtonLink';
import { PictureSection } from '../ui/Section';
import { useSite } from '../ui/SiteContext';

export function Doctor() {
  const { t, href, clinicians } = useSite();
  const [{ board, licence }] = clinicians;
  return (
    <PictureSection
      id="doctor"
      heading={t('about.heading')}
      intro={t('about.text')}
      picture={<Portrait early />}
      pictureSide="left"
    >
      <dl className="mb-8 max-w-xl stacked-4 border-l-4 border-focus pl-5">
        <div>
          <dt className="text-small text-soft">{t('clinician.board')}</dt>
          <dd className="font-semibold">{board}</dd>
        </div>
        <div>
          <dt className="text-small text-soft">{t('clinician.licence')}</dt>
          <dd className="font-semibold">{licence.number}</dd>
        </div>
      </dl>
      <ButtonLink href={href('about')} variant="secondary">
        {t('about.link')}
      </ButtonLink>
    </PictureSection>
  );
}
