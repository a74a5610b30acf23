import { useSite } from '../ui/SiteContext';
import { Image } from './Image';

interface PictureProps {
  /** Name of a picture of `content/images/`, without its ending. */
  name: string;
  alt: string;
  priority?: boolean | 'where shown';
  mobilePriority?: boolean;
  early?: boolean;
  sizes?: string;
  className: string;
}

/** A picture of the content folder, with texts in the page's language; nothing if it is missing. */
export function Picture({ name, ...rest }: PictureProps) {
  const { t, image } = useSite();
  const found = image(name);
  if (!found) return null;
  const labels = { loading: t('image.loading'), unavailable: t('image.unavailable') };
  return <Image image={found} labels={labels} {...rest} />;
}
