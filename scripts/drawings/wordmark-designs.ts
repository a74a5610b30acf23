import { type FontInstance, sans, serif } from '../lib/typeset';

/** How an insurer's name is drawn. Measures are in hundredths of the type's size. */
export interface Design {
  font: FontInstance;
  /** At least 4.5:1 on white. */
  colour: string;
  /** Space added between letters. */
  tracking?: number;
  /** From one baseline to the next. */
  leading?: number;
  ornament?: Ornament;
}

/** A small mark beside a name, in a box of its own that starts at 0, 0. */
export interface Ornament {
  place: 'above' | 'below' | 'left';
  width: number;
  height: number;
  /** Space between mark and name. */
  gap: number;
  outline: string;
  /** Width of the line; undefined for a filled shape. */
  line?: number;
}

/** An insurer's design, by its id in `content/insurers.yaml`; a plain one for those not listed. */
export function designOf(id: string): Design {
  return designs[id] ?? { font: sans(600), colour: '#0b5560' };
}

const arc: Ornament = {
  place: 'above',
  width: 150,
  height: 26,
  gap: 26,
  outline: 'M0 26Q75 -26 150 26',
  line: 9,
};

const swell: Ornament = {
  place: 'below',
  width: 160,
  height: 20,
  gap: 26,
  outline: 'M0 10C27 -10 53 -10 80 10S133 30 160 10',
  line: 9,
};

const dots: Ornament = {
  place: 'above',
  width: 106,
  height: 22,
  gap: 32,
  outline: [0, 42, 84].map((left) => disc(left + 11, 11, 11)).join(''),
};

const leaf: Ornament = {
  place: 'above',
  width: 56,
  height: 56,
  gap: 22,
  outline: 'M0 56C-4 18 18 0 56 0C58 38 40 60 0 56Z',
};

const bar = (height: number): Ornament => ({
  place: 'left',
  width: 9,
  height,
  gap: 26,
  outline: `M4.5 4.5V${height - 4.5}`,
  line: 9,
});

const diamond: Ornament = {
  place: 'above',
  width: 44,
  height: 44,
  gap: 26,
  outline: 'M22 0L44 22L22 44L0 22Z',
};

const rings: Ornament = {
  place: 'above',
  width: 84,
  height: 50,
  gap: 28,
  outline: disc(25, 25, 25) + disc(59, 25, 25),
  line: 8,
};

const chevron: Ornament = {
  place: 'above',
  width: 76,
  height: 30,
  gap: 28,
  outline: 'M0 30L38 0L76 30',
  line: 10,
};

const petals: Ornament = {
  place: 'above',
  width: 64,
  height: 64,
  gap: 24,
  outline: [
    [16, 16],
    [48, 16],
    [16, 48],
    [48, 48],
  ]
    .map(([x = 0, y = 0]) => disc(x, y, 14))
    .join(''),
};

const rule: Ornament = {
  place: 'below',
  width: 90,
  height: 9,
  gap: 30,
  outline: 'M0 4.5H90',
  line: 9,
};

const fans: Ornament = {
  place: 'above',
  width: 88,
  height: 40,
  gap: 28,
  outline: 'M0 40A40 40 0 0 1 40 0V40ZM48 0V40H88A40 40 0 0 0 48 0Z',
};

const hexagon: Ornament = {
  place: 'above',
  width: 52,
  height: 58,
  gap: 26,
  outline: 'M26 0L52 15V43L26 58L0 43V15Z',
};

const blade: Ornament = {
  place: 'below',
  width: 170,
  height: 18,
  gap: 26,
  outline: 'M0 9Q85 -9 170 9Q85 27 0 9Z',
};

const horizon: Ornament = {
  place: 'below',
  width: 170,
  height: 24,
  gap: 26,
  outline: 'M0 4H170M40 24H130',
  line: 8,
};

// Neighbours in the grid of five differ in colour and in letter.
const designs: Record<string, Design> = {
  aetna: { font: serif(600), colour: '#a8331c', ornament: blade },
  'united-healthcare': { font: sans(700), colour: '#17653f', leading: 104, ornament: dots },
  medicare: { font: serif(500, { italic: true }), colour: '#7a2a68', ornament: arc },
  medicaid: { font: sans(600), colour: '#0b6272', ornament: fans },
  cigna: { font: serif(700, { soft: 0 }), colour: '#a01850', ornament: diamond },
  'florida-blue': {
    font: sans(700, { italic: true }),
    colour: '#35379b',
    leading: 104,
    ornament: swell,
  },
  ambetter: { font: serif(500), colour: '#4d6110', ornament: leaf },
  'first-health': { font: sans(600), colour: '#8a4b00', leading: 106, ornament: bar(178) },
  oscar: { font: serif(800), colour: '#b3202e', ornament: rings },
  wellcare: { font: sans(500), colour: '#1f4788', ornament: hexagon },
  'sunshine-health': {
    font: sans(500, { italic: true }),
    colour: '#9c3f00',
    leading: 108,
    ornament: horizon,
  },
  avmed: { font: serif(600), colour: '#5b34a3', ornament: chevron },
  'doctors-healthcare-plans': {
    font: sans(600),
    colour: '#0a6350',
    leading: 112,
    ornament: bar(296),
  },
  champva: { font: sans(700), colour: '#174f70', tracking: 4, ornament: rule },
  'florida-medicaid': { font: sans(800), colour: '#8c1d48', leading: 106, ornament: petals },
};

function disc(x: number, y: number, radius: number) {
  const arc = (across: number) => `a${radius} ${radius} 0 1 1 ${across} 0`;
  return `M${x - radius} ${y}${arc(2 * radius)}${arc(-2 * radius)}Z`;
}
