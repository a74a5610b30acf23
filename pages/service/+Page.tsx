import { AtAGlance } from '../../components/at-a-glance/AtAGlance';
import { CallToAction } from '../../components/home/CallToAction';
import { Article } from '../../components/layout/Article';
import { PagePicture } from '../../components/layout/ArticleHeading';
import { RelatedServices } from '../../components/layout/PageLinks';
import type { PageOf } from '../../lib/content/types';

export function Page({ page }: { page: PageOf<'service'> }) {
  return (
    <>
      <Article
        page={page}
        picture={page.imageAlt && <PagePicture name={page.id} alt={page.imageAlt} />}
        card={<AtAGlance isCard />}
        below={<RelatedServices to={page} />}
      />
      <CallToAction />
    </>
  );
}
