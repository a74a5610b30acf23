import { ButtonLink } from '../ui/ButtonLink';
import { useSite } from '../ui/SiteContext';

/** The crisis lines as buttons, those for danger to life first and filled. They are for the page on emergencies alone. */
export function CrisisButtons() {
  return useUrgentFirst().map(({ id, href, words, urgent }) => (
    <ButtonLink
      key={id}
      href={href}
      variant={urgent ? 'urgent' : 'secondary'}
      className={urgent ? 'max-sm:w-full max-sm:px-2' : 'max-sm:grow'}
    >
      {words}
    </ButtonLink>
  ));
}

/** The crisis lines, those for danger to life first. */
export function useUrgentFirst() {
  const { crisisLines } = useSite();
  return [
    ...crisisLines.filter(({ urgent }) => urgent),
    ...crisisLines.filter(({ urgent }) => !urgent),
  ];
}
