import { describe, expect, it } from 'vitest';
import { mobileBreakpoint } from '../../components/breakpoints';
import { carouselInterval } from '../../components/insurers/Carousel.island';
import { priorityLogos } from '../../components/insurers/Insurance';
import { lazyMargins } from '../../components/islands/conditions';
import { headerScrollThreshold } from '../../components/layout/Header.client';
import { loadingText } from '../../components/layout/loading-indicator.client';
import { submenuCloseDelay } from '../../components/navigation/submenu-close-delay';
import { imageMargin, preloadTimeout } from '../../components/picture/Image.client';

// Other tests hold behavior to the constants; these hold the constants to the specification.
describe('of the specification’s figures', () => {
  it('the mobile breakpoint is 768 px (§9.1)', () =>
    expect(mobileBreakpoint).toBe(`${768 / 16}rem`));

  it('the header’s scroll threshold is 10 px (§9.2)', () => expect(headerScrollThreshold).toBe(10));

  it('the delay before a phone’s submenu closes is 100 ms (§9.4)', () => {
    expect(submenuCloseDelay).toBe(100);
  });

  it('the carousel’s interval is 2 s (§9.11)', () => expect(carouselInterval).toBe(2000));

  it('the logos of high priority are 3 on mobile and 2 on desktop (§9.12)', () => {
    expect(priorityLogos).toEqual({ mobile: 3, desktop: 2 });
  });

  it('the lazy-load margins are 200, 100 and 50 px (§9.14)', () => {
    expect(lazyMargins).toEqual({ high: 200, medium: 100, low: 50 });
  });

  it('the margin of an image is 200 px (§4.41)', () => expect(imageMargin).toBe(200));

  it('the timeout of the Doctor section’s preload is 2000 ms (§9.15)', () => {
    expect(preloadTimeout).toBe(2000);
  });

  it('the loading indicator’s text is "Cargando..." (§2.4)', () =>
    expect(loadingText).toBe('Cargando...'));
});
