import { Fragment } from 'react';
import {
  hitArea,
  isLabelOnLand,
  islands,
  type LabelSide,
  labelAt,
  lakeTrafford,
  linesOf,
  mainland,
  mark,
  type Point,
  type Position,
  path,
  project,
  river,
  roadNames,
  roads,
  size,
  tenths,
} from './map.server';

interface Place extends Position {
  id: string;
  name: string;
  href: string;
  labelSide: LabelSide;
  isOffice: boolean;
}

// The text grows less than the map: in CSS pixels it is 13 px where the map is 326 px wide, and
// 14 to 19 px beyond 480 px. All of a town's mark is measured in ems and follows.
const textSize = 'text-[16px] @min-[480px]:text-[12px] @min-[640px]:text-[10px]';

// What all towns share stands once, above them: ten times over it would double the map's markup.
const townStyle =
  'fill-map-marker font-semibold [&_a:focus-visible]:outline-none [&_rect]:fill-transparent [&_rect]:stroke-[.2em] [&_rect]:stroke-transparent [&_circle]:stroke-map-land [&_svg]:stroke-map-land [&_text]:fill-map-label [&_a:hover_rect]:stroke-map-marker [&_a:focus-visible_rect]:stroke-map-label';

/**
 * The towns on a map of the coast, each a link to its page.
 * @param label what the map is, for those who do not see it
 * @param office what the pin stands for; at most 20 letters
 * @param places in the order in which they are read
 */
export function TownMap(props: { label: string; office: string; places: Place[] }) {
  const { label, office, places } = props;
  return (
    // A figure, whose drawing has no role: as an image it would hide its links, and as navigation
    // it would be one landmark more for links that the menu has as well.
    <figure className="@container overflow-hidden rounded-card" aria-label={label}>
      <svg
        role="none"
        viewBox={`0 0 ${size.width} ${size.height}`}
        className={`block h-auto w-full rounded-card bg-map-sea forced-color-adjust-none ${textSize}`}
      >
        <Ground />
        <g className={townStyle} paintOrder="stroke" strokeWidth=".36em" strokeLinejoin="round">
          {places.map((place) => (
            <Town key={place.id} place={place} office={office} />
          ))}
        </g>
      </svg>
    </figure>
  );
}

/** Land, water and roads. */
function Ground() {
  const lake = project(lakeTrafford);
  return (
    <g className="fill-none">
      <path
        className="fill-map-land stroke-map-shore"
        d={[mainland, ...islands].map((shore) => path(shore, 'closed')).join('')}
      />
      <path className="stroke-map-sea" strokeWidth="3" d={path(river, 'open')} />
      <circle
        className="fill-map-sea stroke-map-shore"
        r="4.5"
        cx={tenths(lake.x)}
        cy={tenths(lake.y)}
      />
      <path
        className="stroke-map-road"
        strokeWidth="1.5"
        d={roads.map((road) => path(road, 'open')).join('')}
      />
      {/* Not read aloud: without the drawing the names of the roads say nothing. */}
      <g aria-hidden className="fill-map-label" textAnchor="middle">
        {roadNames.map(({ name, ...position }) => (
          <Fragment key={name}>
            <text transform={translate(project(position))}>{name}</text>{' '}
          </Fragment>
        ))}
      </g>
    </g>
  );
}

const anchors = { left: 'end', right: undefined, above: 'middle', below: 'middle' } as const;

/** A dot, or the office's pin, and its label. */
function Town({ place, office }: { place: Place; office: string }) {
  const { name, href, labelSide: side, isOffice } = place;
  const lines = [...linesOf(name), ...(isOffice ? [office] : [])];
  const town = { side, lines, isOffice };
  const area = hitArea(town);
  const label = labelAt(town);
  return (
    <a href={href} className={isLabelOnLand(place, town) ? 'stroke-map-land' : 'stroke-map-sea'}>
      <g transform={translate(project(place))} textAnchor={anchors[side]}>
        <rect
          x={em(area.left)}
          y={em(area.top)}
          width={em(area.width)}
          height={em(area.height)}
          rx=".4em"
        />
        {isOffice ? <Pin /> : <circle r={em(mark.radius)} />}
        {lines.map((line, index) => (
          <Fragment key={line}>
            <text x={em(label.x)} y={em(label.baselines[index] ?? 0)}>
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
  const { width, height } = mark.pin;
  return (
    <svg
      x={em(-width / 2)}
      y={em(-height)}
      width={em(width)}
      height={em(height)}
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

const translate = ({ x, y }: Point) => `translate(${tenths(x)} ${tenths(y)})`;
const em = (value: number) => `${Math.round(value * 100) / 100}em`.replace(/\b0\./, '.');
