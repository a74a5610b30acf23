import { Fragment } from 'react';

/** Where the names of the two roads stand, above them: the middle of each, in the map's units. */
export const roadNames = [
  { name: 'I-75', x: 375.6, y: 279.1 },
  { name: 'US 41', x: 353.3, y: 382.7 },
];

/** Land, water and roads, drawn in the map's units for the part of the coast that `mapFrame` names. */
export function Ground() {
  return (
    <g className="fill-none">
      <path className="fill-map-land stroke-map-shore" d={land.join('')} />
      <path className="stroke-map-sea" strokeWidth="3" d={river} />
      {/* Lake Trafford */}
      <circle className="fill-map-sea stroke-map-shore" r="4.5" cx="312" cy="151.7" />
      <path className="stroke-map-road" strokeWidth="1.5" d={roads.join('')} />
      {/* Not read aloud: without the drawing the names of the roads say nothing. */}
      <g aria-hidden className="fill-map-label" textAnchor="middle">
        {roadNames.map(({ name, x, y }) => (
          <Fragment key={name}>
            <text transform={`translate(${x} ${y})`}>{name}</text>{' '}
          </Fragment>
        ))}
      </g>
    </g>
  );
}

// The shores and roads are drawn by hand and simplified to what a map of this size can show, as of
// 2026-11-21. The shores of Lee County, Naples and Marco Island were held against the outlines of
// places in the U.S. Census Bureau's TIGER/Line; the rest is as commonly known. Not for navigation.
const land = [
  // The mainland: its shore from north-west to south-east, then round outside the map
  'M58-2.5Q57 5 57 15t3.5 17.5 3.5 16-2 16-.5 15 6.5 12 10.5 6 12.5-1 11.5-3 6.5-5.5 5-12 4.5-13 4.5-11 6.5-9 7.5-8 9-6 9.5-5 9-3.5 10-3.5 9-5 4-.5-2.5 4.5-9 6.5-10 7-9 6-10 4.5-9.5 7-6.5 11-3.5 12.5-4.5 12-7.5 9.5-11 7-11.5 6-8 7-4 6.5 3.5 4 10 3 11 3 10 3 9 0 9 1 8 2.5 6 4 1.5 7.5 1 7.5 2 8.5 2 8 2 8 1.5 8.5-.5 3.5-4.5-3.5-3-1.5 2 6 4.5 9.5 3.5 11 3 15 3.5 20 3 21 2 17 2 14.5 2 15 3.5 15 5.5 15 5.5 13.5 5 9 6 2 8 0 8.5 2.5 7.5 4 8 5 9 5.5 6.5 6.5 6 5 5.5 4 5 2 5 3.5 5 6 7 .5 5 2 5.5 5 4 3.5 5 1.5 7 3 6.5 5.5 8 .5 5.5 2 8 4.5 9.5 0 5.5 3 24.5 35.5 133.5 31.5 111-322.5-280-322.5-280.5 62-1.5 69.5z',
  // Pine Island
  'M18.5 15Q13 20 16.5 27.5t7.5 17.5 7 22 5.5 22 3.5 17.5 5.5 10.5 8 .5 3-10.5-2.5-18-4.5-18.5-5-17-4.5-18.5-4.5-17.5-7-7.5-10 5z',
  // Sanibel
  'M6.5 124Q9 128 14.5 132t11.5 8.5 12 7.5 12 4 12.5-1 11.5-6 6-6.5-3-3-8.5-2-8.5 2-8.5 4-8-4.5-8-7.5-10-3.5-10-3.5-8-1.5-1 5z',
  // Captiva
  'M2 111.5Q0 104-1 96.5t0.5-7.5 2.5 7.5 2.5 13.5 .5 7.5-3-6z',
  // Estero Island
  'M102.5 133.5Q104 136 108.5 138.5t10 7 9.5 9 6 7 3.5 1.5 0-4-5-7.5-9-8.5-10-6-8.5-4-2.5 .5z',
  // Lovers Key
  'M140.5 169.5Q142 173 144 176.5t3.5 2.5 0-4.5-3.5-6.5-3.5-2.5 0 4z',
  // Marco Island
  'M204 375Q208 374 212 375.5t8 4 8 5 8 5.5 6.5 6 0 5-7 2-8 2-9 2-9.5-1-4.5-5-3-9-2-10.5 4.5-6.5z',
  // Cape Romano
  'M221 410.5Q227 411 232 413t6.5 5.5-1.5 7-5 6.5-5 4-3-2.5-2-9-4.5-10 3.5-4z',
  // Some of the Ten Thousand Islands
  'M252 407.5Q256 408 256 411t-3 2.5-4-3.5 3-2.5z',
  'M267 419Q270 420 266.5 421.5t-3-1 3.5-1.5z',
  'M284 425Q288 426 286 427.5t-4-1 2-1.5z',
  'M271 430.5Q273 431 271 432.5t-2-.5 2-1.5z',
  'M300 434.5Q304 435 302 437t-4-.5 2-2z',
];

// The Caloosahatchee, where it is too narrow for the shores
const river = 'M185 13L188 11Q191 9 197.5 7.5t14.5-2.5 17 .5 20 2 20-3.5 24.5-21.5L309-35';

const roads = [
  // I-75
  'M131-59L152-30.5Q173-2 176.5 3.5t2.5 15.5-2.5 19.5-2 18.5 .5 21 3.5 25.5 5.5 29 6 28 5 25 4 26.5 3.5 29.5 3.5 24.5 5.5 13.5 10.5 5.5 47 1 106.5 0L442 286',
  // US 41
  'M91-59L109-29.5Q127 0 130 10t6.5 16 5.5 12.5 2 16 0 22 2 22.5 7.5 20 11.5 18.5 7 17.5 2.5 17.5 1.5 17-.5 17.5-.5 20 .5 26 1.5 25 2.5 13 7 7 13.5 13 14 15.5 16 14 24.5 17 26.5 18 25.5 15 28 9.5 24.5 4.5 35.5 5 36.5 5L442 416',
];
