import { Fragment } from 'react';
import type { TownPosition } from '../../lib/content/schemas/towns.server';
import type { PageId } from '../../lib/routes.server';
import { dotRadius, measure, pin, projection } from '../../lib/town-map.server';
import { RelatedPages } from '../layout/PageLinks';
import { useSite } from '../ui/SiteContext';

/**
 * The other towns as links, and on the map: beside them where there is room.
 * @param hasMap whether the map is here; a page may have it in another place
 */
export function OtherTowns({ current, hasMap }: { current: PageId; hasMap: boolean }) {
  const { t, towns } = useSite();
  const names = <RelatedPages heading={t('page.otherTowns')} pages={towns} current={current} />;
  if (!hasMap) return names;
  return (
    <div className="grid gap-5 sm:grid-cols-[1fr_minmax(0,22.4rem)] print:hidden">
      {names}
      <TownMap />
    </div>
  );
}

// The text grows less than the map. It is 13 CSS px high on a map 326 px wide, and 14 to 19 px high on maps
// wider than 480 px. The sizes of dot, label and link are in ems, so they grow with the text.
const textSize = 'text-[16px] @min-[480px]:text-[12px] @min-[640px]:text-[10px]';

/** The map with the towns, each a link to its page; nothing if there is no map. */
export function TownMap() {
  const { t, href, image, map, towns, townFacts } = useSite();
  const ground = image('map');
  if (!map || !ground) return null;
  const { size, project } = projection(map.frame);
  return (
    // The drawing has no role. As an image it would hide its links, and as navigation it would be
    // another landmark for links that the menu has too.
    <div className="max-[360px]:-mx-gutter">
      <figure
        className="@container relative overflow-hidden rounded-card"
        aria-label={t('areas.map')}
      >
        {/* React preloads an <img> outside a <picture>. */}
        <picture>
          <img src={ground.src} alt="" loading="lazy" className="absolute inset-0 w-full" />
        </picture>
        <svg
          role="none"
          viewBox={`0 0 ${size.width} ${size.height}`}
          className={`relative block h-auto w-full forced-color-adjust-none ${textSize}`}
        >
          <g className="towns" paintOrder="stroke" strokeWidth=".36em" strokeLinejoin="round">
            {towns.map(({ id, name }) => {
              const { position, office } =
                townFacts.find((town) => id === `towns/${town.id}`) ?? {};
              if (!position) return null;
              const sign = office && t('areas.office');
              const at = project(position);
              return (
                <Town
                  key={id}
                  name={name}
                  position={position}
                  at={at}
                  sign={sign}
                  href={href(id)}
                />
              );
            })}
          </g>
        </svg>
      </figure>
    </div>
  );
}

interface TownProps {
  name: string;
  href: string;
  position: TownPosition;
  /** The position in the units of the map. */
  at: { x: number; y: number };
  /** The words below the name of the town with the office, whose mark is a pin; at most 20 letters. */
  sign: string | undefined;
}

const anchors = { left: 'end', right: undefined, above: 'middle', below: 'middle' } as const;

/** A dot or, for the office, a pin, with the name of the town beside it. All of it is the link. */
function Town({ name, href, position: { labelSide, overWater }, at, sign }: TownProps) {
  const { x, lines, area } = measure(name, labelSide, sign);
  return (
    // A label is outlined in the color of what is behind it.
    <a href={href} className={overWater ? 'stroke-map-sea' : 'stroke-map-land'}>
      <g
        transform={`translate(${round(at.x, 10)} ${round(at.y, 10)})`}
        textAnchor={anchors[labelSide]}
      >
        <rect
          x={em(area.left)}
          y={em(area.top)}
          width={em(area.width)}
          height={em(area.height)}
          rx=".4em"
        />
        {sign ? <Pin /> : <circle r={em(dotRadius)} />}
        {lines.map(({ text, y }) => (
          <Fragment key={text}>
            <text x={em(x)} y={em(y)}>
              {text}
            </text>{' '}
          </Fragment>
        ))}
      </g>
    </a>
  );
}

/** A pin whose point is at the position. */
function Pin() {
  return (
    <svg
      x={em(-pin.width / 2)}
      y={em(-pin.height)}
      width={em(pin.width)}
      height={em(pin.height)}
      viewBox="0 0 26 34"
      aria-hidden
    >
      <path
        className="fill-map-office"
        d="M13 34C9 27 1 21 1 13a12 12 0 0 1 24 0c0 8-8 14-12 21z"
      />
      <circle className="fill-map-land" r="5" cx="13" cy="13" />
    </svg>
  );
}

const round = (value: number, steps: number) => Math.round(value * steps) / steps;
const em = (value: number) => `${round(value, 100)}em`.replace(/\b0\./, '.');
