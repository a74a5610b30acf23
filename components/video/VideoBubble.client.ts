/** Shows the clip's captions in the page's language once it is opened, and stops it when closed. */
export function watchClip() {
  const clip = document.getElementById('welcome-clip');
  const video = clip?.querySelector('video');
  if (!clip || !video) return;
  const follow = () => {
    if (!clip.matches(':popover-open')) return video.pause();
    // Not in the page, where browsers would fetch it at once.
    video.poster = video.dataset.poster ?? '';
    for (const track of video.textTracks) {
      track.mode = track.language === document.documentElement.lang ? 'showing' : 'disabled';
    }
    // Where autoplay is blocked, the visitor uses the clip's own button.
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) video.play().catch(() => {});
  };
  clip.addEventListener('toggle', follow);
  // It opens without a script, so it may be open already.
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
