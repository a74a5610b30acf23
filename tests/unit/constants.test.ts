import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { headerTransition, imageFade, menuMaxHeight, mobileBreakpoint } from '../../lib/constants';
import { ground } from '../../lib/theme';
import { projectFolder } from '../project';

const style = readFileSync(join(projectFolder, 'components/style.css'), 'utf8');
const value = (name: string) => new RegExp(`--${name}: (.+);`).exec(style)?.[1];

describe('the style sheet', () => {
  it('has the specification’s figures', () => {
    expect(value('breakpoint-md')).toBe(`${mobileBreakpoint / 16}rem`);
    expect(value('menu-services')).toBe(`${menuMaxHeight.services}px`);
    expect(value('menu-locations')).toBe(`${menuMaxHeight.locations}px`);
    expect(value('header-transition')).toBe(`${headerTransition}ms`);
    expect(value('image-fade')).toBe(`${imageFade}ms`);
  });

  it('has the grounds that browsers colour their own parts with', () => {
    const grounds = [...style.matchAll(/--color-ground: (.+);/g)].map(([, colour]) => colour);
    expect(grounds).toEqual([ground.light, ground.dark]);
  });
});
