import type { Clinician } from '../../lib/content/schemas/clinicians.server';
import { mobileBreakpoint } from '../breakpoints';
import { Picture } from '../picture/Picture';
import { useSite } from '../ui/SiteContext';

interface PortraitProps {
  photo: NonNullable<Clinician['photo']>;
  small?: boolean;
  priority?: boolean;
  early?: boolean;
}

/** A clinician, or a drawing in place of the photograph. */
export function Portrait({ photo, small, ...loading }: PortraitProps) {
  const { language } = useSite();
  return (
    <Picture
      name={photo.image}
      alt={photo.alt[language]}
      sizes={small ? '7rem' : `(width < ${mobileBreakpoint}) 100vw, 30rem`}
      className={`aspect-7/8 ${small ? 'w-28 shrink-0 rounded-card' : 'mx-auto w-full max-w-md rounded-picture'} ${loading.priority ? 'max-sm:max-w-40' : ''}`}
      {...loading}
    />
  );
}
