import { Fragment } from 'react';
import type { TownMapDrawing } from '../../lib/content/schemas/map.server';

/** Land, water and roads. */
export function Ground({ map: { land, rivers, lakes, roads } }: { map: TownMapDrawing }) {
  return (
    <g className="fill-none">
      <path className="fill-map-land stroke-map-shore" d={pathOf(land)} />
      <path className="stroke-map-sea" strokeWidth="3" d={pathOf(rivers)} />
      {lakes.map(({ name, x, y, radius }) => (
        <circle key={name} className="fill-map-sea stroke-map-shore" r={radius} cx={x} cy={y} />
      ))}
      <path className="stroke-map-road" strokeWidth="1.5" d={pathOf(roads)} />
      {/* Not read aloud: without the drawing the names of the roads say nothing. */}
      <g aria-hidden className="fill-map-label" textAnchor="middle">
        {roads.map(({ name, label }) => (
          <Fragment key={name}>
            <text transform={`translate(${label.x} ${label.y})`}>{name}</text>{' '}
          </Fragment>
        ))}
      </g>
    </g>
  );
}

const pathOf = (shapes: { path: string }[]) => shapes.map(({ path }) => path).join('');
