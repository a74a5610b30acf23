import { Portrait } from '../layout/Portrait';
import { ButtonLink } from '../ui/ButtonLink';
import { PictureSection } from '../ui/Section';
import { useSite } from '../ui/SiteContext';

export function Doctor() {
  const { t, href, practice } = useSite();
  const { boardCertifiedBy, licence } = practice.psychiatrist;
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
          <dt className="text-small text-soft">{t('about.boardCertifiedBy')}</dt>
          <dd className="font-semibold">{boardCertifiedBy}</dd>
        </div>
        <div>
          <dt className="text-small text-soft">{t('about.licence')}</dt>
          <dd className="font-semibold">{licence}</dd>
        </div>
      </dl>
      <ButtonLink href={href('about')} variant="secondary">
        {t('about.link')}
      </ButtonLink>
    </PictureSection>
  );
}
