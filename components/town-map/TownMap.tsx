import { Fragment } from 'react';
import type { TownMapDrawing } from '../../lib/content/schemas/map.server';
import type { TownPosition } from '../../lib/content/schemas/towns.server';
import { dotRadius, linesOf, measure, pin, projection } from '../../lib/town-map.server';
import { Ground } from './Ground';

type Place = TownPosition & { id: string; name: string; href: string; isOffice: boolean };

// The text grows less than the map: in CSS pixels it is 13 px where the map is 326 px wide, and
// 14 to 19 px beyond 480 px. All of a town's mark is measured in ems and follows.
const textSize = 'text-[16px] @min-[480px]:text-[12px] @min-[640px]:text-[10px]';

// The styles that all towns share are on one group: on each town they would double the markup.
const townStyle =
  'fill-map-marker font-semibold [&_a:focus-visible]:outline-none [&_rect]:fill-transparent [&_rect]:stroke-[.2em] [&_rect]:stroke-transparent [&_circle]:stroke-map-land [&_svg]:stroke-map-land [&_text]:fill-map-label [&_a:hover_rect]:stroke-map-marker [&_a:focus-visible_rect]:stroke-map-label';

/**
 * The towns on a map, each a link to its page.
 * @param label what the map is, for those who do not see it
 * @param office what the pin stands for; at most 20 letters
 * @param places in the order in which they are read
 */
export function TownMap(props: {
  map: TownMapDrawing;
  label: string;
  office: string;
  places: Place[];
}) {
  const { map, label, office, places } = props;
  const { size, project } = projection(map.frame);
  return (
    // A figure, whose drawing has no role: as an image it would hide its links, and as navigation
    // it would be one landmark more for links that the menu has as well.
    <figure className="@container overflow-hidden rounded-card" aria-label={label}>
      <svg
        role="none"
        viewBox={`0 0 ${size.width} ${size.height}`}
        className={`block h-auto w-full rounded-card bg-map-sea forced-color-adjust-none ${textSize}`}
      >
        <Ground map={map} />
        <g className={townStyle} paintOrder="stroke" strokeWidth=".36em" strokeLinejoin="round">
          {places.map((place) => (
            <Town key={place.id} place={place} at={project(place)} office={office} />
          ))}
        </g>
      </svg>
    </figure>
  );
}

const anchors = { left: 'end', right: undefined, above: 'middle', below: 'middle' } as const;

/** A dot, or the office's pin, and its label. */
function Town(props: { place: Place; at: { x: number; y: number }; office: string }) {
  const { place, at, office } = props;
  const { name, href, labelSide: side, overWater, isOffice } = place;
  const lines = [...linesOf(name), ...(isOffice ? [office] : [])];
  const { x, baselines, area } = measure({ side, lines, isOffice });
  return (
    // A label is outlined in the color of what is behind it.
    <a href={href} className={overWater ? 'stroke-map-sea' : 'stroke-map-land'}>
      <g transform={`translate(${round(at.x, 10)} ${round(at.y, 10)})`} textAnchor={anchors[side]}>
        <rect
          x={em(area.left)}
          y={em(area.top)}
          width={em(area.width)}
          height={em(area.height)}
          rx=".4em"
        />
        {isOffice ? <Pin /> : <circle r={em(dotRadius)} />}
        {lines.map((line, index) => (
          <Fragment key={line}>
            <text x={em(x)} y={em(baselines[index] ?? 0)}>
              {line}
            </text>{' '}
          </Fragment>
        ))}
      </g>
    </a>
  );
}

/** The office: a pin whose point is the place. */
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
