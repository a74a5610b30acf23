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
  const { clinicians, language } = useSite();
  const { photo } = clinicians[0];
  if (!photo) return null;
  return (
    <Picture
      name={photo.image}
      alt={photo.alt[language]}
      priority={priority}
      early={early}
      sizes={`(width < ${mobileBreakpoint}) 100vw, 30rem`}
      className="mx-auto aspect-7/8 w-full max-w-md rounded-picture"
    />
  );
}
