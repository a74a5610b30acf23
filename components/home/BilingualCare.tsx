import { FileText, Globe, MessagesSquare } from 'lucide-react';
import type { PageOf } from '../../lib/content/types';
import { mobileBreakpoint } from '../breakpoints';
import { Sources } from '../layout/Sources';
import { Picture } from '../picture/Picture';
import { IconList } from '../ui/IconList';
import { QuestionList } from '../ui/Prose';
import { PictureSection } from '../ui/Section';
import { useSite } from '../ui/SiteContext';

/** Care in two languages; below it, what readers are afraid to ask, with the sources of the answers. */
export function BilingualCare({ page }: { page: PageOf<'home'> }) {
  const { t } = useSite();
  const { concerns, sources = [] } = page;
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
      below={
        concerns.length > 0 && (
          <div className="stacked-stack">
            <QuestionList questions={concerns} isWide />
            {sources.length > 0 && <Sources sources={sources} />}
          </div>
        )
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
