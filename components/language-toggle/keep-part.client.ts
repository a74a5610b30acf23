import { partBeingRead } from './part-being-read';

/** Lets a toggle that leads to another page lead to the part that is being read. */
export function keepPartOnToggle() {
  document.addEventListener('click', ({ target }) => {
    const toggle = (target as Element).closest<HTMLAnchorElement>('[data-toggle="counterpart"]');
    if (toggle) toggle.hash = partBeingRead()?.id ?? '';
  });
}
