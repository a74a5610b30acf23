import { addresses } from '../../lib/routes.server';
import { expect, test } from './fixtures';
import { exhaustiveIf } from './sampling';

const handouts = addresses.filter(
  ({ route }) =>
    route.kind === 'service' ||
    route.kind === 'for-patients' ||
    route.id === 'policies/emergency-policy',
);
/** The longest page of each kind. */
const sampled = ['/es/servicios/manejo-medicamentos', '/es/para-pacientes', '/emergency-policy'];

for (const { path } of handouts) {
  test(
    `${path} prints on two pages, with telephone and address`,
    exhaustiveIf(!sampled.includes(path)),
    async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      const paper = await page.pdf({ format: 'Letter' });
      const sheets = paper.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
      expect([1, 2]).toContain(sheets.length);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('footer').getByText('(239) 555-0100')).toBeVisible();
      await expect(page.locator('footer').getByText('100 Sample Street')).toBeVisible();
      const screenParts = page.locator(
        'body > header, body > nav, main ~ aside, main button, main picture',
      );
      for (const part of await screenParts.all()) await expect(part).toBeHidden();
    },
  );
}
