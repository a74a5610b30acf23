import type { SiteImage } from '../../lib/images.server';

interface ImageProps {
  image: SiteImage;
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
  labels: { loading: string; unavailable: string };
  /** Gives the box its width and proportions, so that nothing moves when the picture arrives. */
  className: string;
}

/**
 * A picture with its states (specification, section 4). The box reserves its space. The picture's
 * markup is in a template until `Image.client.ts` finds the box near the viewport, and in a
 * `noscript` for browsers without scripts.
 */
export function Image({
  priority = false,
  mobilePriority = false,
  early = false,
  labels,
  className,
  ...picture
}: ImageProps) {
  const { alt } = picture;
  return (
    <span
      className={`image ${className}`}
      data-state={priority ? 'priority' : 'waiting'}
      data-mobile-priority={mobilePriority || undefined}
      data-early={early || undefined}
      {...(alt ? { role: 'img', 'aria-label': alt } : {})}
    >
      <span aria-hidden="true" className="image-loading">
        {labels.loading}
      </span>{' '}
      <span className="image-unavailable">{labels.unavailable}</span>{' '}
      {priority ? (
        <Img {...picture} priority={priority} />
      ) : (
        <>
          <template>
            <Img {...picture} />
          </template>
          <noscript>
            <Img {...picture} />
          </noscript>
        </>
      )}
    </span>
  );
}

interface ImgProps extends Pick<ImageProps, 'image' | 'alt' | 'sizes'> {
  priority?: boolean | 'where shown';
}

/** In a `<picture>` even without sources: React preloads any other `<img>`, hidden ones too. */
function Img({ image, alt, sizes, priority = false }: ImgProps) {
  const { src, width, height, sources } = image;
  return (
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
}
