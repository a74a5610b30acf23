import type { PageOf } from '../../lib/content/types';
import { Picture } from '../picture/Picture';
import { CardLink } from '../ui/CardLink';
import { useSite } from '../ui/SiteContext';

/**
 * A card that leads to a page, with a picture: beside the words on phones, else above them.
 * @param picture name of a picture of `content/images/`
 */
export function PictureCard(props: { page: PageOf<'service' | 'location'>; picture: string }) {
  const { id, name, summary } = props.page;
  return (
    <CardLink
      href={useSite().href(id)}
      title={name}
      size="small"
      picture={
        <Picture
          name={props.picture}
          alt=""
          sizes="(width < 30rem) 7rem, 24rem"
          className="min-w-28 flex-[1_0_0] sm:aspect-16/9 sm:flex-none"
        />
      }
    >
      {summary}
    </CardLink>
  );
}
