import { onIdle } from './on-idle';

/**
 * Lays out, one at a time while the browser is idle, the sections that would wait until they come
 * near the window: from then on the page has its true height. What starts above the window's top
 * is left; its new height would push away what is being read.
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
