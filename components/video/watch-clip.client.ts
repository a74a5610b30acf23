import { openPopoverSelector } from '../ui/popovers.client';

/** Plays the clip with captions in the language of the page when it is opened, and pauses it when it is closed. */
export function watchClip() {
  const clip = document.getElementById('welcome-clip');
  const video = clip?.querySelector('video');
  if (!clip || !video) return;
  const follow = () => {
    if (!clip.matches(openPopoverSelector)) return video.pause();
    // Set only now, because browsers fetch a poster at once.
    video.poster = video.dataset.poster ?? '';
    for (const track of video.textTracks) {
      track.mode = track.language === document.documentElement.lang ? 'showing' : 'disabled';
    }
    // If autoplay is blocked, the visitor has to press the button of the clip.
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) video.play().catch(() => {});
  };
  clip.addEventListener('toggle', follow);
  // The popover opens without scripts, so it may be open already.
  follow();
}

/** Lets the visitor close the bubble for the rest of the visit. */
export function watchBubble() {
  const button = document.querySelector<HTMLElement>('[data-dismiss-clip]');
  const bubble = button?.closest<HTMLElement>('.bubble');
  const key = button?.dataset.dismissClip;
  if (!button || !bubble || !key) return;
  try {
    bubble.hidden = sessionStorage.getItem(key) !== null;
  } catch {
    // If storage is blocked, the bubble is closed on this page only.
  }
  button.addEventListener('click', () => {
    bubble.hidden = true;
    try {
      sessionStorage.setItem(key, 'true');
    } catch (error) {
      console.info('The bubble will return on the next page.', error);
    }
  });
}
