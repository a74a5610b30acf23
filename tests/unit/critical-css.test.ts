import { describe, expect, it } from 'vitest';
import { splitCriticalCss } from '../../scripts/build/critical-css';

const css = `
@layer theme { :root { --sea: teal; --sand: wheat; --deep: var(--sea); } }
@layer base { h1 { margin: 0 } table { border: 0 } }
@layer components { .hero { color: var(--deep) } .map { color: var(--sand) } }
@layer utilities {
  .flex { display: flex }
  .hidden { display: none }
  .hover\\:flex:hover { display: flex }
  @media (width >= 48rem) { .md\\:grid-cols-\\[6fr_5fr\\] { grid-template-columns: 6fr 5fr } }
  @media print { .flex { display: block } }
}
@property --sea { syntax: "*"; inherits: false }
@property --sand { syntax: "*"; inherits: false }
`;
const screen = '<h1 class="hero flex">Naples</h1><div class="md:grid-cols-[6fr_5fr]"></div>';
const { critical, rest } = splitCriticalCss(css, [screen]);

describe('the styles of the first screen', () => {
  it('begin with the order of the layers', () => {
    expect(critical).toMatch(/^@layer theme,base,components,utilities;/);
  });

  it('contain the rules that its elements can match, with the values that these need', () => {
    for (const part of ['h1 {', '.hero {', '.flex {', '6fr_5fr', '--deep:', '--sea: teal']) {
      expect(critical).toContain(part);
    }
    expect(critical).toContain('@property --sea');
  });

  it('contain nothing else: no other element, no print, no hover', () => {
    expect(critical).not.toMatch(/table|\.map|\.hidden|print|hover|--sand/);
  });
});

describe('the style sheet that follows', () => {
  it('contains the rest, repeating only the utilities, in their order', () => {
    for (const part of ['table {', '.map {', '--sand: wheat', '@property --sand', 'print']) {
      expect(rest).toContain(part);
    }
    expect(rest).not.toMatch(/h1 \{|\.hero|--sea: teal|@property --sea/);
    expect(rest.indexOf('.flex')).toBeLessThan(rest.indexOf('.hidden'));
  });
});
