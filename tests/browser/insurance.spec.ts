import { logoSize, logosInRow, mobileBreakpoint } from '../../lib/constants';
import { expect, test } from './site';

for (const width of [mobileBreakpoint, 1024, 1440]) {
  test(`the insurers stand in rows of five at ${width} px, grey until pointed at`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/es');
    const boxes = await page.locator('#insurance .logo').evaluateAll((logos) =>
      logos.map((logo) => {
        const { top, width, height } = logo.getBoundingClientRect();
        return { top, width, height };
      }),
    );
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(boxes.length / logosInRow);
    for (const { width, height } of boxes) expect({ width, height }).toEqual(logoSize.desktop);
    const logo = page.locator('#insurance .logo').first();
    await expect(logo.locator('img')).toHaveCSS('filter', 'grayscale(1)');
    await logo.hover();
    await expect(logo.locator('img')).toHaveCSS('filter', 'none');
  });
}

test('on a phone a logo is as large as the specification says', async ({ page }) => {
  await page.setViewportSize({ width: mobileBreakpoint - 1, height: 900 });
  await page.goto('/');
  const box = await page.locator('#insurance .logo').first().boundingBox();
  expect({ width: box?.width, height: box?.height }).toEqual(logoSize.mobile);
});
