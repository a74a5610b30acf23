import { colour } from './palette';
import { box, disc, fade, glow, lumps, named, type Place, repeat, shape, svg } from './svg';

const moods = {
  sunset: ['#8fc7cb', '#c5dfd8', '#f7e6cb', '#fbcfa5', '#f4a983'],
  sunrise: ['#a9d6d8', '#d5e8e0', '#fcefd9', '#fbdcb8', '#f8c29b'],
  day: ['#8ccbd1', '#b9dedd', '#e3f0e8', '#fdf3df'],
  rose: ['#a3cfd2', '#d5e0d8', '#f8e0ce', '#f7c7ae', '#f0aa93'],
  clearing: ['#86b7bf', '#a9cfd0', '#dbe8dd', '#fbecd0', '#fad8ae'],
  dusk: ['#86b3c1', '#b4d0d0', '#e8e2d6', '#f8d8bd', '#f3bba1'],
  gold: ['#9bd0d3', '#d3e6d8', '#fcecca', '#fbd9a2', '#f8c389'],
} as const;

/** The light of a picture. */
export type Mood = keyof typeof moods;

/** The sky from the upper edge down to the horizon, and the light for its clouds. */
export function sky(width: number, horizon: number, mood: Mood): string {
  return [
    fade('sky', moods[mood]),
    fade('cloud', ['#fffdf9', '#fff9ef', moods[mood][2]], [0, 0.45, 1]),
    named('heap', shape(lumps([12, 0], heap, true), 'url(#cloud)', 0.92)),
    box([0, 0, width, horizon + 2], 'url(#sky)'),
  ].join('');
}

/** The sun with its glow. What lies below the horizon has to be drawn over it. */
export function sun(x: number, y: number, r: number): string {
  return [
    glow('glow', '#fff4d9'),
    fade('sun', ['#fff9e8', '#fde0a6', colour.sun], [0, 0.55, 1]),
    disc(x, y, r * 5, 'url(#glow)', 0.75),
    disc(x, y, r * 2.1, '#fff6e2', 0.28),
    disc(x, y, r * 1.5, '#fff6e2', 0.36),
    disc(x, y, r, 'url(#sun)'),
  ].join('');
}

/** The sun's warmth on what lies below it; `sun` has to come before it. */
export function warmth(x: number, y: number, r: number): string {
  return svg`<ellipse cx="${x}" cy="${y}" rx="${r * 1.7}" ry="${r}" fill="url(#glow)" opacity=".55"/>`;
}

const heap = '0 -20, 16 -12, 34 -22, 50 -10, 38 20, 30 8, 12 16, 6 20';

/** Fair-weather clouds, each 200 wide with its flat foot at its place; `sky` has to come before. */
export function clouds(...places: readonly Place[]): string {
  return repeat('heap', ...places);
}

/** Long thin clouds that lie in the light, 300 wide. */
export function streaks(fill: string = colour.foam, opacity = 0.6): string {
  const bar = (x: number, y: number, length: number, half: number) =>
    svg`M${x} ${y}q${length * 0.4} ${-half * 2} ${length} 0-${length * 0.6} ${half * 1.4}-${length} 0z`;
  return shape(bar(0, 4, 210, 6) + bar(80, 20, 240, 6) + bar(20, 36, 130, 4), fill, opacity);
}

/** The heaped clouds that stand over the horizon of the Gulf, 310 wide. */
export function cloudBank(fill: string = colour.dawn, opacity = 0.9): string {
  const bank = '20 -20, 30 -14, 24 -30, 46 -16, 44 16, 26 22, 38 -4, 34 20, 30 10, 16 16';
  return shape(lumps([0, 0], bank, true), fill, opacity);
}

/** Birds in a loose row, about 120 wide; the spread of their wings is 1 when they glide. */
export function birds(fill: string = colour.deep, spread = 1): string {
  const wing = 9 * spread;
  const bird = svg`c7 ${-wing} 15 ${-wing} 20-1 5 ${1 - wing} 13 ${1 - wing} 20 1-7 ${5 - wing} -14 ${6 - wing} -20 4-6 ${2 - wing} -13 ${1 - wing} -20-4z`;
  return shape(`M0 0${bird}M46-18${bird}M88 4${bird}`, fill, 0.75);
}
