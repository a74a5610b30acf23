import { useSite } from '../ui/SiteContext';
import { Image } from './Image';

interface PictureProps {
  /** Name of a picture of `content/images/`, without its ending. */
  name: string;
  /** The picture to show where there is none of that name. */
  fallback?: string;
  alt: string;
  priority?: boolean | 'where shown';
  mobilePriority?: boolean;
  early?: boolean;
  sizes?: string;
  className: string;
}

/** A picture of the content folder, with texts in the page's language; nothing if it is missing. */
export function Picture({ name, fallback = '', ...rest }: PictureProps) {
  const { t, image } = useSite();
  const found = image(name) ?? image(fallback);
  if (!found) return null;
  const labels = { loading: t('image.loading'), unavailable: t('image.unavailable') };
  return <Image image={found} labels={labels} {...rest} />;
}
