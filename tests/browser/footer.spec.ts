import { expect, test } from './fixtures';

for (const path of ['/', '/es/derechos-paciente']) {
  test(`links of the footer and the contents of ${path} are 44 px high on a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const heights = await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
      return [...document.querySelectorAll('footer a, main nav details a')].map((link) => ({
        name: link.textContent,
        height: link.getBoundingClientRect().height,
      }));
    });
    const shown = heights.filter(({ height }) => height > 0);
    expect(shown.length).toBeGreaterThan(25);
    expect(shown.filter(({ height }) => height < 44)).toEqual([]);
  });
}
