import { watchHeader } from '../components/layout/Header.client';
import { watchClip } from '../components/layout/VideoBubble.client';
import { watchImages } from '../components/ui/Image.client';
import { keepEarlyTaps, wakeIslands } from '../lib/islands/wake';

// React arrives with the first island that wakes.
const hydrate = async (element: HTMLElement) => {
  const { hydrate } = await import('../components/islands/hydrate.client');
  return hydrate(element);
};

watchImages();
watchHeader();
watchClip();
keepEarlyTaps(hydrate);
wakeIslands(document, hydrate);
