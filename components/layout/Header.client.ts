import { headerScrollThreshold } from '../../lib/constants';

/** Marks the header while the page is scrolled, so that it turns translucent. */
export function watchHeader() {
  const header = document.querySelector<HTMLElement>('.site-header');
  if (!header) return;
  const mark = () => header.toggleAttribute('data-scrolled', scrollY > headerScrollThreshold);
  addEventListener('scroll', mark, { passive: true });
  mark();
}
