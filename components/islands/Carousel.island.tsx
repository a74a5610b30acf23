import { type ReactNode, useEffect, useRef, useState } from 'react';
import { carouselInterval } from '../../lib/constants';
import { Glyph } from '../ui/Glyph';

interface CarouselProps {
  /** What each slide shows, in order; names the dots. */
  slides: string[];
  labels: { pause: string; play: string };
  /** The slides: a list that scrolls sideways, one slide wide. */
  children?: ReactNode;
}

/**
 * Shows one slide of a list after the other, on phones only. The list scrolls by itself under a
 * finger; the carousel moves it on, and tells where it stands.
 */
export function Carousel({ slides, labels, children }: CarouselProps) {
  const root = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  const isHeld = useHeld(root);
  const show = (index: number) => {
    const list = root.current?.querySelector('ul');
    const slide = list?.children[index] as HTMLElement | undefined;
    if (list && slide) list.scrollTo({ left: slide.offsetLeft - list.offsetLeft });
  };

  useEffect(() => {
    const list = root.current?.querySelector('ul');
    if (!list) return;
    const follow = () => setCurrent(Math.round(list.scrollLeft / list.clientWidth));
    list.addEventListener('scroll', follow, { passive: true });
    return () => list.removeEventListener('scroll', follow);
  }, []);

  useEffect(() => {
    if (!isPlaying || isHeld) return;
    const timer = setInterval(() => {
      if (mayMove(root.current)) show((current + 1) % slides.length);
    }, carouselInterval);
    return () => clearInterval(timer);
  });

  return (
    <div ref={root} className="relative">
      {children}
      <div className="carousel-controls -mx-gutter mt-3 justify-center">
        <button
          type="button"
          aria-label={isPlaying ? labels.pause : labels.play}
          onClick={() => setPlaying(!isPlaying)}
          className="absolute top-[50px] right-0 grid size-11 place-items-center rounded-full border border-control bg-surface text-link motion-reduce:hidden"
        >
          <Glyph shape={isPlaying ? 'pause' : 'play'} />
        </button>
        <div className="grid grid-cols-[repeat(8,24px)] justify-center min-[360px]:grid-cols-[repeat(15,24px)]">
          {slides.map((slide, index) => (
            <button
              key={slide}
              type="button"
              aria-label={slide}
              aria-current={index === current || undefined}
              onClick={() => {
                setPlaying(false);
                show(index);
              }}
              className="group grid h-8 place-items-center"
            >
              <span className="size-2.5 rounded-full border border-control group-aria-[current]:border-action group-aria-[current]:bg-action" />
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}

/** It stands still where motion is not wanted, out of sight, and beyond phones' width. */
function mayMove(root: HTMLElement | null): boolean {
  if (!root || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    return false;
  }
  const list = root.querySelector('ul');
  const { top, bottom } = root.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && (list?.scrollWidth ?? 0) > (list?.clientWidth ?? 0);
}

/** Whether a finger, the mouse or the focus is on the element. */
function useHeld(root: { current: HTMLElement | null }): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const controller = new AbortController();
    const on = (events: string[], held: boolean) => {
      for (const event of events) {
        element.addEventListener(event, () => setHeld(held), {
          signal: controller.signal,
          passive: true,
        });
      }
    };
    on(['pointerenter', 'touchstart', 'focusin'], true);
    on(['pointerleave', 'touchend', 'touchcancel', 'focusout'], false);
    return () => controller.abort();
  }, [root]);
  return isHeld;
}
