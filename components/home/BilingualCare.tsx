import { FileText, Globe, MessagesSquare } from 'lucide-react';
import { mobileBreakpoint } from '../breakpoints';
import { Picture } from '../picture/Picture';
import { IconList } from '../ui/IconList';
import { PictureSection } from '../ui/Section';
import { useSite } from '../ui/SiteContext';

export function BilingualCare() {
  const { t } = useSite();
  return (
    <PictureSection
      id="bilingual"
      heading={t('bilingual.heading')}
      intro={t('bilingual.text')}
      picture={
        <Picture
          name="bilingual"
          alt={t('pictures.bilingual')}
          sizes={`(width < ${mobileBreakpoint}) 100vw, 36rem`}
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
    </PictureSection>
  );
}
