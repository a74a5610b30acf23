import { Pause, Play } from 'lucide-react';
import {
  type ReactNode,
  type TouchEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

/** How long each slide is shown, in ms (specification, section 9). */
const carouselInterval = 2000;

interface CarouselProps {
  /** The names of the slides in their order, for the dots. */
  slides: string[];
  labels: { pause: string; play: string; of: string };
  /** The slides: a list that scrolls sideways, one slide wide. */
  children?: ReactNode;
}

/**
 * Shows the slides of a list one after another, on phones only. The browser scrolls the list by touch. The carousel
 * scrolls it on a timer and marks the current slide.
 */
export function Carousel({ slides, labels, children }: CarouselProps) {
  const root = useRef<HTMLDivElement>(null);
  // The time at which the last touch ended; infinite while the list is touched.
  const touchedUntil = useRef(Number.NEGATIVE_INFINITY);
  const [current, setCurrent] = useState(0);
  const [isPlaying, setPlaying] = useState(true);

  const Icon = isPlaying ? Pause : Play;
  const show = (index: number) => {
    const list = listIn(root.current);
    const slide = list?.children[index] as HTMLElement | undefined;
    if (list && slide) list.scrollTo({ left: slide.offsetLeft - list.offsetLeft });
  };

  useEffect(() => {
    const list = listIn(root.current);
    if (!list) return;
    const follow = () => setCurrent(Math.round(list.scrollLeft / list.clientWidth));
    list.addEventListener('scroll', follow, { passive: true });
    return () => list.removeEventListener('scroll', follow);
  }, []);

  /** Shows the next slide, after the last one the first. */
  const moveOn = useEffectEvent(() => {
    const wasJustTouched = performance.now() - touchedUntil.current < carouselInterval;
    if (isPlaying && !wasJustTouched && mayMove(root.current)) show((current + 1) % slides.length);
  });
  // One interval for all slides. If it started again with each slide, the time of scrolling would be added.
  useEffect(() => {
    const timer = setInterval(() => moveOn(), carouselInterval);
    return () => clearInterval(timer);
  }, []);

  const releaseTouch = ({ touches, currentTarget }: TouchEvent) => {
    // Another finger may still be on the list.
    const isTouched = Array.from(touches).some(({ target }) =>
      currentTarget.contains(target as Node),
    );
    if (!isTouched) touchedUntil.current = performance.now();
  };
  return (
    <div
      ref={root}
      className="max-md:grid max-md:grid-cols-[144px_minmax(0,1fr)] max-md:gap-x-5"
      onTouchStart={() => {
        touchedUntil.current = Number.POSITIVE_INFINITY;
      }}
      onTouchEnd={releaseTouch}
      onTouchCancel={releaseTouch}
    >
      {children}
      <div className="carousel-controls contents md:hidden noscript:hidden">
        <p className="flex flex-col justify-center gap-3 font-semibold">
          <span>{`${current + 1} ${labels.of} ${slides.length}`}</span>
          <button
            type="button"
            aria-label={isPlaying ? labels.pause : labels.play}
            onClick={() => setPlaying(!isPlaying)}
            className="grid size-11 place-items-center rounded-full border border-control bg-surface text-link motion-reduce:hidden"
          >
            <Icon className="size-5" />
          </button>
        </p>
        <Dots
          slides={slides}
          current={current}
          choose={(index) => {
            setPlaying(false);
            show(index);
          }}
        />
      </div>
    </div>
  );
}

interface DotsProps {
  slides: string[];
  /** The index of the slide that is shown. */
  current: number;
  choose: (index: number) => void;
}

/** A dot for each slide, at least 24 px wide and high, in rows of eight. */
function Dots({ slides, current, choose }: DotsProps) {
  return (
    <div className="carousel-dots">
      {slides.map((slide, index) => (
        <button
          key={slide}
          type="button"
          aria-label={slide}
          aria-current={index === current || undefined}
          onClick={() => choose(index)}
        />
      ))}
    </div>
  );
}

const listIn = (root: HTMLElement | null) => root?.querySelector('ul');

/**
 * Whether the carousel may move: not with reduced motion, in a hidden tab, outside the viewport or on wider
 * screens, and not while it is hovered, has the focus of the keyboard, or a field of its section has the focus or text.
 * Focus and hover that a tap leaves behind do not count.
 */
function mayMove(root: HTMLElement | null): boolean {
  const list = listIn(root);
  if (!root || !list || document.hidden) return false;
  const { top, bottom } = root.getBoundingClientRect();
  return (
    bottom > 0 &&
    top < innerHeight &&
    list.scrollWidth > list.clientWidth &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches &&
    !(matchMedia('(hover: hover)').matches && root.matches(':hover')) &&
    !root.querySelector(':focus-visible') &&
    !root.closest('section')?.querySelector('input:is(:focus, :not(:placeholder-shown))')
  );
}
