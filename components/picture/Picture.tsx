import { useSite } from '../ui/SiteContext';

/** A picture of `content/images/`, by its name without ending or by its path with ending. */
type PictureProps = PictureLook &
  ({ name: string; path?: undefined } | { name?: undefined; path: string });

/** When a picture loads. */
export type LoadingTime =
  /** After the first layout, if it is shown. */
  | 'at once'
  /** Before others, but after the first frame, because it is below the first screen. */
  | 'first'
  /** Before others on phones; on wider screens when near. */
  | 'first on phones'
  /** When the browser is idle, at any distance from the viewport. */
  | 'when idle'
  /** When it comes near the viewport. */
  | 'when near';

interface PictureLook {
  /** The description; empty for decoration. */
  alt: string;
  loads?: LoadingTime | undefined;
  /** The displayed width, as in `<img sizes>`; drawings need none. */
  sizes?: string;
  /** Gives the box its width and proportions, so that nothing moves when the picture arrives. */
  className: string;
}

/**
 * A picture of the content folder with its states (specification, section 4); nothing if it is missing. The
 * box reserves its space. The markup of the picture is in a template until `load-pictures.client.ts` finds the box
 * near the viewport, and in a `noscript` for browsers without scripts. That script writes the words for a
 * state into the box while the state lasts. A picture that loads at once or first is in the document itself.
 */
export function Picture(props: PictureProps) {
  const { name, path, alt, loads = 'when near', sizes, className } = props;
  const { image, imageAt } = useSite();
  const found = path === undefined ? image(name) : imageAt(path);
  if (!found) return null;
  const { src, width, height, sources } = found;
  const isInDocument = loads === 'at once' || loads === 'first';
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
        fetchPriority={loads === 'first' ? 'high' : undefined}
        // So that the browser loads it only once it knows where it is. A drawing that came before the first frame would
        // delay it, because the browser lays a drawing out like a page.
        loading="lazy"
      />
    </picture>
  );
  return (
    <span
      className={`image ${className}`}
      data-state={isInDocument ? 'priority' : 'waiting'}
      data-mobile-priority={loads === 'first on phones' || undefined}
      data-early={loads === 'when idle' || undefined}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      {isInDocument ? (
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
