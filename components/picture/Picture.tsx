import { useSite } from '../ui/SiteContext';

/** A picture of `content/images/`: by its name without an ending, or by its path with it. */
type PictureProps = PictureLook &
  ({ name: string; path?: undefined } | { name?: undefined; path: string });

interface PictureLook {
  /** Empty for decoration. */
  alt: string;
  /** `true`: loads at once and first; `where shown`: at once unless hidden; else when near. */
  priority?: boolean | 'where shown';
  /** On phones loads first; on wider screens, when near the viewport. */
  mobilePriority?: boolean;
  /** Loads when the browser is idle, at any distance from the viewport. */
  early?: boolean;
  /** The displayed width, as in `<img sizes>`; drawings need none. */
  sizes?: string;
  /** Gives the box its width and proportions, so that nothing moves when the picture arrives. */
  className: string;
}

/**
 * A picture of the content folder with its states (specification, section 4); nothing if it is
 * missing. The box reserves its space. The picture's markup is in a template until
 * `Picture.client.ts` finds the box near the viewport, and in a `noscript` for browsers without
 * scripts. That script puts the words for a state into the box only while it holds; of a picture that
 * the browser loads at once, the inline script says before that it is loading.
 */
export function Picture(props: PictureProps) {
  const { name, path, alt, priority, mobilePriority, early, sizes, className } = props;
  const { t, image, imageAt } = useSite();
  const found = path === undefined ? image(name) : imageAt(path);
  if (!found) return null;
  const { src, width, height, sources } = found;
  // In a `<picture>` even without sources: React preloads any other `<img>`, hidden ones too.
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
        {...(priority === true ? { fetchPriority: 'high' } : { loading: 'lazy' })}
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
      {priority === true && <span className="image-loading" data-words={t('image.loading')} />}
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
