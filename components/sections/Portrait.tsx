import { Picture } from '../layout/Picture';
import { useSite } from '../layout/SiteContext';

/** The psychiatrist, or the drawing that stands in for a photograph. */
export function Portrait({ priority = false }: { priority?: boolean }) {
  const { t } = useSite();
  return (
    <Picture
      name="psychiatrist"
      alt={t('pictures.psychiatrist')}
      priority={priority}
      sizes="(width < 48rem) 100vw, 30rem"
      className="mx-auto aspect-7/8 w-full max-w-md rounded-picture"
    />
  );
}
