import { expect, test } from './fixtures';
import { sampleOf } from './sampling';

/** The desktop's rows of insurers: specification, section 2. */
const logosInRow = 5;

for (const width of sampleOf([768, 1280, 1440])) {
  test(`the insurers are in three rows of five at ${width} px, grey until hovered`, {
    tag: ['@2.37', '@2.38', '@9.13'],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/es');
    const boxes = await page.locator('#insurance .logo').evaluateAll((logos) =>
      logos.map((logo) => {
        const { left, top, width, height } = logo.getBoundingClientRect();
        return { left, top, width, height };
      }),
    );
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(3);
    for (const { width, height } of boxes)
      expect({ width, height }).toEqual({ width: 144, height: 112 });
    const gaps = boxes.map(
      ({ left, width }, index) => (boxes[index + 1]?.left ?? 0) - left - width,
    );
    const inRow = gaps.filter((_, index) => index % logosInRow < logosInRow - 1);
    expect(Math.min(...inRow)).toBeGreaterThan(4);
    const logo = page.locator('#insurance .logo').first();
    await expect(logo.locator('img')).toHaveCSS('filter', 'grayscale(1)');
    // No mark is cropped.
    await expect(logo.locator('img')).toHaveCSS('object-fit', 'contain');
    await logo.hover();
    await expect(logo.locator('img')).toHaveCSS('filter', 'none');
  });
}

test('on a phone a logo is as large as the specification says', { tag: '@9.13' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 767, height: 900 });
  await page.goto('/');
  const box = await page.locator('#insurance .logo').first().boundingBox();
  expect({ width: box?.width, height: box?.height }).toEqual({ width: 144, height: 144 });
});

test.describe('on a phone without JavaScript', () => {
  test.use({ viewport: { width: 767, height: 900 }, javaScriptEnabled: false });

  test('the list of insurers is scrolled with the keyboard', async ({ page }) => {
    await page.goto('/es');
    // Without its script no button is shown that would do nothing, and no search.
    await expect(page.locator('button:not([popovertarget], [type="submit"]):visible')).toHaveCount(
      0,
    );
    await expect(page.locator('#insurance input')).toBeHidden();
    const list = page.locator('#insurance ul[data-scroller]');
    await list.focus();
    await expect(list).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => list.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });
});

for (const { path, typed, answer, leadsTo } of [
  { path: '/es', typed: 'Blue Cross', answer: 'Dentro de nuestra red: Florida Blue', leadsTo: [] },
  // This is an insurer whose state is not known.
  {
    path: '/',
    typed: 'Humana',
    answer: "We don't have an answer for that name yet.Don't see your insurance?",
    leadsTo: ['/contact'],
  },
]) {
  test(`the plan finder on ${path} answers "${typed}" with "${answer}"`, { tag: '@1.7' }, async ({
    page,
  }) => {
    await page.goto(path);
    await page.locator('#insurance input').fill(typed);
    await expect(page.locator('#insurance output')).toContainText(answer);
    const links = page.locator('#insurance output a');
    expect(
      await links.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(leadsTo);
    const field = page.locator('#insurance input');
    await expect(field).toHaveAccessibleDescription(
      /Nothing you type leaves|Lo que escriba no sale/,
    );
    await field.fill(' ');
    await expect(page.locator('#insurance output')).toBeEmpty();
  });
}

test('the plan finder answers with the state and the notes of each insurer', {
  tag: '@1.7',
}, async ({ page }) => {
  await page.goto('/');
  const finder = page.locator('[data-island*="PlanFinder"]');
  await finder.evaluate((island) => {
    const props = JSON.parse(island.dataset.props ?? '');
    props.insurers = [
      { name: 'Health A', answer: 'In-network:', note: 'only in the county of Lee' },
      { name: 'Health B', answer: 'Not accepted:' },
      { name: 'Health C', answer: 'In-network:' },
      { name: 'Other', answer: 'In-network:' },
    ];
    island.dataset.props = JSON.stringify(props);
  });
  await finder.locator('input').fill('health');
  await expect(finder.locator('output > *')).toHaveText([
    'In-network: Health A (only in the county of Lee), Health C',
    'Not accepted: Health B',
  ]);
});
