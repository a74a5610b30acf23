import { mobileBreakpoint } from '../breakpoints';
import { Picture } from '../picture/Picture';
import { useSite } from '../ui/SiteContext';

/** The psychiatrist, or a drawing in place of the photograph. */
export function Portrait({
  priority = false,
  early = false,
}: {
  priority?: boolean;
  early?: boolean;
}) {
  const { t } = useSite();
  return (
    <Picture
      name="psychiatrist"
      alt={t('pictures.psychiatrist')}
      priority={priority}
      early={early}
      sizes={`(width < ${mobileBreakpoint}) 100vw, 30rem`}
      className="mx-auto aspect-7/8 w-full max-w-md rounded-picture"
    />
  );
}
