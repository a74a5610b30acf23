import { useSite } from '../ui/SiteContext';

/** A picture of `content/images/`, by its name without ending or by its path with ending. */
type PictureProps = PictureLook &
  ({ name: string; path?: undefined } | { name?: undefined; path: string });

interface PictureLook {
  /** The description; empty for decoration. */
  alt: string;
  /**
   * `where shown`: the picture loads at once after the first layout, if it is shown; `below`: it is below the first
   * screen, and loads before others, but after the first frame; otherwise it loads when near.
   */
  priority?: 'where shown' | 'below' | false;
  /** Whether it loads before others on phones, if it has no `priority`. On wider screens it loads when near. */
  mobilePriority?: boolean;
  /** Whether it loads when the browser is idle, at any distance from the viewport. */
  early?: boolean;
  /** The displayed width, as in `<img sizes>`; drawings need none. */
  sizes?: string;
  /** Gives the box its width and proportions, so that nothing moves when the picture arrives. */
  className: string;
}

/**
 * A picture of the content folder with its states (specification, section 4); nothing if it is missing. The
 * box reserves its space. The markup of the picture is in a template until `load-pictures.client.ts` finds the box
 * near the viewport, and in a `noscript` for browsers without scripts. That script writes the words for a
 * state into the box while the state lasts. A picture with a priority is in the document itself.
 */
export function Picture(props: PictureProps) {
  const { name, path, alt, priority, mobilePriority, early, sizes, className } = props;
  const { image, imageAt } = useSite();
  const found = path === undefined ? image(name) : imageAt(path);
  if (!found) return null;
  const { src, width, height, sources } = found;
  // A `<picture>` even without sources, because React preloads every other `<img>`.
  const picture = (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        // A picture in view needs none: browsers raise it by themselves once it is laid out.
        fetchPriority={priority === 'below' ? 'high' : undefined}
        // So that the browser loads it only once it knows where it is. A drawing that came before the first frame would
        // delay it, because the browser lays a drawing out like a page.
        loading="lazy"
      />
    </picture>
  );
  return (
    <span
      className={`image ${className}`}
      data-state={priority ? 'priority' : 'waiting'}
      data-mobile-priority={mobilePriority || undefined}
      data-early={early || undefined}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      {priority ? (
        picture
      ) : (
        <>
          <template>{picture}</template>
          <noscript>{picture}</noscript>
        </>
      )}
    </span>
  );
}
