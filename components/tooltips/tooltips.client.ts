/**
 * The delay of a tooltip, and the time after a tooltip in which the next one
 * has no delay, in ms (specification, section 9).
 */
const delay = 700;
const skipDelay = 300;

/** Distances in px: to the element that it describes, and to the edges of the viewport. */
const gap = 6;
const margin = 8;

const tooltip = document.createElement('div');
tooltip.id = tooltip.role = tooltip.dataset.persist = 'tooltip';
tooltip.popover = 'manual';
// Its `::after` spans the gap, so that the mouse can move onto it.
tooltip.className =
  'fade-in fixed max-w-72 overflow-visible rounded-small bg-deep px-3 py-1.5 text-small text-on-deep shadow-float after:absolute after:-inset-1.5 print:hidden';

/** The element that is hovered or focused. Its tooltip may have been closed already. */
let anchor: HTMLElement | undefined;
let timer = 0;
let hiddenAt = -skipDelay;

// Called here, because this module is imported when something is first hovered or focused.
// Safari before 17 cannot show them.
if ('popover' in HTMLElement.prototype) watchTooltips();

export {};

/** Shows the texts of `data-tooltip`: at once on focus, after the delay on hover. */
function watchTooltips() {
  document.body.append(tooltip);
  document.addEventListener('pointerover', ({ pointerType, target }) => {
    const isOn = [anchor, tooltip].some((element) => element?.contains(target as Node));
    if (!isOn && !anchor?.matches(':focus-visible')) leaveAnchor();
    if (pointerType !== 'touch') showFor(target);
  });
  document.addEventListener('focusout', leaveAnchor);
  document.addEventListener('focusin', ({ target, relatedTarget }) => {
    const menu = target instanceof HTMLButtonElement ? target.popoverTargetElement : null;
    // While a menu that closes gives the focus back to its button, no other popover can open.
    if (menu?.contains(relatedTarget as Node | null)) return;
    if ((target as Element).matches(':focus-visible')) showFor(target);
  });
  document.documentElement.addEventListener('pointerleave', leaveAnchor);
  for (const event of ['pointerdown', 'click']) document.addEventListener(event, close, true);
  document.addEventListener('scroll', place, true);
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  // Something may have been hovered before this script ran. After a touch `:hover` does not mean that.
  const hovered = matchMedia('(hover: hover)').matches ? '[data-tooltip]:hover, ' : '';
  showFor(document.querySelector(`${hovered}[data-tooltip]:focus-visible`));
}

/**
 * Shows the tooltip of the element around the target: at once for the focus of the keyboard or soon after another
 * tooltip, else after the delay.
 */
function showFor(target: EventTarget | null) {
  const element = (target as Element | null)?.closest<HTMLElement>('[data-tooltip]');
  if (!element || element === anchor) return;
  // A tooltip would cover what the open menu shows.
  if (document.querySelector(':popover-open:not(#tooltip)')) return;
  leaveAnchor();
  anchor = element;
  if (element.matches(':focus-visible') || performance.now() - hiddenAt < skipDelay) show();
  else timer = window.setTimeout(show, delay);
}

/** Shows the tooltip of the anchor, unless that has left the page. */
function show() {
  if (!anchor?.isConnected) return;
  tooltip.textContent = anchor.dataset.tooltip ?? '';
  tooltip.lang = anchor.closest<HTMLElement>('[lang]')?.lang ?? '';
  anchor.setAttribute('aria-describedby', tooltip.id);
  tooltip.showPopover();
  place();
}

/** Places the tooltip above its element, or below it if there is no room. */
function place() {
  if (!anchor) return;
  const { left, top, bottom, width } = anchor.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = tooltip;
  const x = Math.min(left + (width - offsetWidth) / 2, innerWidth - offsetWidth - margin);
  const y = top - offsetHeight - gap;
  tooltip.style.translate = `${Math.max(margin, x)}px ${y < margin ? bottom + gap : y}px`;
}

/** Closes the tooltip. Its element stays the anchor, so that moving over it does not show it again. */
function close() {
  clearTimeout(timer);
  if (!tooltip.matches(':popover-open')) return;
  tooltip.hidePopover();
  anchor?.removeAttribute('aria-describedby');
  hiddenAt = performance.now();
}

/** Closes the tooltip of an element that is neither hovered nor focused any more. */
function leaveAnchor() {
  close();
  anchor = undefined;
}
