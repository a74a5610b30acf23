/** Shows the clip's captions in the page's language once it is opened, and stops it when closed. */
export function watchClip() {
  const clip = document.getElementById('welcome-clip');
  const video = clip?.querySelector('video');
  if (!clip || !video) return;
  clip.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState !== 'open') return video.pause();
    for (const track of video.textTracks) {
      track.mode = track.language === document.documentElement.lang ? 'showing' : 'disabled';
    }
    // Where it may not play by itself, its own button does.
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) video.play().catch(() => {});
  });
}
