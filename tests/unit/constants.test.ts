import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  carouselInterval,
  consentWait,
  headerScrollThreshold,
  headerTransition,
  imageFade,
  imageMargin,
  loadingText,
  logoSize,
  logosInRow,
  menuMaxHeight,
  mobileBreakpoint,
  preloadTimeout,
  priorityLogos,
  submenuCloseDelay,
  toasts,
  tooltips,
  trackerGuards,
} from '../../lib/constants';
import { lazyMargins } from '../../lib/islands/conditions';
import { ground } from '../../lib/theme';
import { projectFolder } from '../project';

const style = readFileSync(join(projectFolder, 'components/style.css'), 'utf8');
const value = (name: string) => new RegExp(`--${name}: (.+);`).exec(style)?.[1];

// Other tests hold behavior to the constants; these hold the constants to the specification.
describe('of the specification’s figures', () => {
  it('the mobile breakpoint is 768 px', () => expect(mobileBreakpoint).toBe(768));

  it('the header’s scroll threshold is 10 px and its transition 500 ms', () => {
    expect(headerScrollThreshold).toBe(10);
    expect(headerTransition).toBe(500);
  });

  it('the menus’ heights are 500 px for services and 600 px for locations', () => {
    expect(menuMaxHeight).toEqual({ services: 500, locations: 600 });
  });

  it('the delay before a phone’s submenu closes is 100 ms', () => {
    expect(submenuCloseDelay).toBe(100);
  });

  it('the guards are 3 s for replay and pixel and 5 s for analytics', () => {
    expect(trackerGuards).toEqual({ replay: 3000, pixel: 3000, analytics: 5000 });
  });

  it('the wait for the visitor’s choice is 500 ms', () => expect(consentWait).toBe(500));

  it('the carousel’s interval is 2 s', () => expect(carouselInterval).toBe(2000));

  it('the logos in a row are 5', () => expect(logosInRow).toBe(5));

  it('the logos of high priority are 3 on mobile and 2 on desktop', () => {
    expect(priorityLogos).toEqual({ mobile: 3, desktop: 2 });
  });

  it('a logo is 144 by 112 px on desktop and 144 by 144 px on mobile', () => {
    expect(logoSize).toEqual({
      desktop: { width: 144, height: 112 },
      mobile: { width: 144, height: 144 },
    });
  });

  it('the lazy-load margins are 200, 100 and 50 px', () => {
    expect(lazyMargins).toEqual({ high: 200, medium: 100, low: 50 });
  });

  it('the margin of an image is 200 px and its fade 0.3 s', () => {
    expect(imageMargin).toBe(200);
    expect(imageFade).toBe(300);
  });

  it('the timeout of the Doctor section’s preload is 2000 ms', () => {
    expect(preloadTimeout).toBe(2000);
  });

  it('a tooltip’s delay is 700 ms and its skip delay 300 ms', () => {
    expect(tooltips).toEqual({ delay: 700, skipDelay: 300 });
  });

  it('of toasts 1 is visible, for 5000 ms, swiped away past 50 px, reached with F8', () => {
    expect(toasts).toEqual({ visible: 1, duration: 5000, swipeThreshold: 50, hotkey: 'F8' });
  });

  it('the loading indicator’s text is "Cargando..."', () =>
    expect(loadingText).toBe('Cargando...'));
});

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
