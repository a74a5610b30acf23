import { onIdle } from './on-idle';

/**
 * While the browser is idle, lays out one by one the sections that would otherwise be laid out near
 * the viewport, so that the page gets its true height. Sections above the viewport are left: their
 * new height would move the text being read.
 */
export function renderSectionsWhenIdle() {
  const waiting = [...document.querySelectorAll<HTMLElement>('main > section ~ section')];
  const renderNext = () => {
    const section = waiting.shift();
    if (!section) return;
    if (section.getBoundingClientRect().top > 0) section.style.contentVisibility = 'visible';
    onIdle(renderNext);
  };
  onIdle(renderNext);
}
