import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import sharp from 'sharp';
import { readContent } from '../../lib/content/content.server';
import { staleTranslations, translatedFiles } from '../../lib/content/signatures.server';
import { test } from './editor';

test('hours on a holiday', async ({ editor }) => {
  await editor.edit('facts/entries/hours');
  const day = await editor.add(editor.field('Exceptions'));
  await editor.write(day, { From: '2027-07-05' });
  await editor.writeBoth(
    editor.field('Reason', day),
    'Independence Day',
    'Día de la Independencia',
  );
  expect(await editor.save()).toEqual({
    'hours.yaml': {
      removed: [],
      added: [
        '  - from: 2027-07-05',
        '    reason:',
        '      en: Independence Day',
        '      es: Día de la Independencia',
      ],
    },
  });
});

test('a fee', async ({ editor }) => {
  await editor.edit('facts/entries/visits');
  const first = await editor.expand(editor.field('Kinds'), 'First visit');
  await editor.field('Price', first).getByRole('textbox').fill('175');
  expect(await editor.save()).toEqual({
    'visits.yaml': { removed: ['    price: 0'], added: ['    price: 175'] },
  });
});

test('a question and its answer', async ({ editor }) => {
  await editor.edit('pages/entries/about');
  const words = {
    English: { Question: 'Is there parking?', Answer: 'Yes, and it is free.' },
    Spanish: { Question: '¿Hay estacionamiento?', Answer: 'Sí, y es gratis.' },
  };
  for (const [language, texts] of Object.entries(words)) {
    const questions = editor.field('Questions', editor.pane(language as keyof typeof words));
    await editor.write(await editor.add(questions), texts);
  }
  const isRight = editor.pane('English').getByRole('checkbox', { name: 'The Spanish is right' });
  await isRight.click();
  const mark = expect.stringMatching(/^acceptedTexts: /);
  expect(await editor.save()).toEqual({
    'en/about.md': {
      removed: [],
      added: ['questions:', '  - question: Is there parking?', '    answer: Yes, and it is free.'],
    },
    'es/about.md': {
      removed: [mark],
      added: [
        'questions:',
        '  - question: ¿Hay estacionamiento?',
        '    answer: Sí, y es gratis.',
        mark,
      ],
    },
  });
  const folder = await editor.copy();
  expect(staleTranslations(folder, translatedFiles(readContent(folder).routes))).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('a form with unsaved changes is left only after a question', async ({ editor, page }) => {
  await editor.edit('pages/entries/about');
  const heading = editor.field('Heading', editor.pane('English')).getByRole('textbox');
  await heading.fill('About our office');
  const asked: string[] = [];
  let isLeft = false;
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return isLeft ? dialog.accept() : dialog.dismiss();
  });
  await heading.press('Escape');
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  await page.evaluate(() => location.reload());
  await expect.poll(() => asked).toEqual(['confirm', 'confirm', 'beforeunload']);
  await expect(heading).toHaveValue('About our office');
  isLeft = true;
  await heading.press('Escape');
  await expect(heading).toBeHidden();
});

test('text that is no number is refused as a fee, and stays in its box', async ({
  editor,
  page,
}) => {
  await editor.edit('facts/entries/visits');
  const visit = await editor.expand(editor.field('Kinds'), 'First visit');
  const price = editor.field('Price', visit).getByRole('textbox');
  for (const typed of ['a hundred', '12O', '1,200', '1.200', '$1200']) {
    await price.fill('175');
    await price.clear();
    await price.pressSequentially(typed);
    await editor.saveButton.click();
    await expect(page.getByText('Digits alone, without commas, $ or letters')).toBeVisible();
    await expect(price).toHaveValue(typed);
  }
  expect(await editor.changes()).toEqual({});
});

test('a review withdrawn', async ({ editor }) => {
  await editor.edit('pages/entries/home');
  for (const language of ['English', 'Spanish'] as const) {
    const reviews = editor.field('Reviews', editor.pane(language));
    await editor.entries(reviews).last().getByRole('button', { name: 'Remove' }).click();
  }
  // The one review of the sample goes with its list.
  const review = ['reviews:', /^ {2}- text: /, /^ {4}author: /, '    sample: true'].map((line) =>
    typeof line === 'string' ? line : expect.stringMatching(line),
  );
  expect(await editor.save()).toEqual({
    'en/home.md': { added: [], removed: review },
    'es/home.md': { added: [], removed: review },
  });
});

test('a translation accepted after the English has changed, and the page approved', async ({
  editor,
}) => {
  await editor.edit('pages/entries/contact');
  const english = editor.pane('English');
  await expect(english.getByRole('status')).toContainText('was accepted, and');
  await editor.write(english, { Heading: 'Contact our office', 'Approved by': 'Jo Doe' });
  await expect(english.getByRole('status')).toContainText('has changed since');
  await english.getByRole('checkbox', { name: 'The Spanish is right' }).click();
  await editor.field('This page is approved as it is now', english).getByRole('switch').click();
  expect(await editor.save()).toMatchObject({
    'en/contact.md': { added: expect.arrayContaining(['heading: Contact our office']) },
    'es/contact.md': {
      removed: [expect.stringMatching(/^acceptedTexts: /)],
      added: [expect.stringMatching(/^acceptedTexts: /)],
    },
  });
  const folder = await editor.copy();
  expect(staleTranslations(folder, translatedFiles(readContent(folder).routes))).toEqual([]);
  const page = readContent(folder).words.en.pages.get('contact');
  expect(page).toMatchObject({ approved: { by: 'Jo Doe' } });
  expect(page).not.toHaveProperty('reviewed');
  rmSync(folder, { recursive: true });
});

test('a photograph with its text', async ({ editor }) => {
  await editor.edit('facts/entries/clinicians');
  const clinician = await editor.expand(editor.field('Clinicians'), 'Alex Sample');
  const photo = editor.field('Photo', clinician);
  // A photograph like a telephone's: rotated, and larger than necessary.
  const buffer = await sharp({
    create: { width: 4000, height: 3000, channels: 3, background: '#a86' },
  })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const image = editor.field('Image', photo);
  await expect(image.getByText('/images/psychiatrist.svg')).toBeVisible();
  await expect(image.locator('img')).toBeVisible();
  await image.getByRole('button', { name: 'Replace Image' }).click();
  const dialog = editor.page.getByRole('dialog');
  const chosen = editor.page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await (await chosen).setFiles({ name: 'IMG 0042.JPG', mimeType: 'image/jpeg', buffer });
  await dialog.getByRole('button', { name: 'Insert' }).click();
  // The editor first makes the picture smaller.
  await expect(image.getByText(/^blob:|img-0042/)).toBeVisible();
  await editor.writeBoth(
    editor.field('Description of the picture', photo),
    'Dr. Sample at her desk',
    'La Dra. Sample en su escritorio',
  );
  expect((await editor.save())['clinicians.yaml']?.added).toEqual([
    '    image: /images/img-0042.webp',
    '      en: Dr. Sample at her desk',
    '      es: La Dra. Sample en su escritorio',
  ]);
  const folder = await editor.copy();
  readContent(folder);
  const { width, height } = await sharp(join(folder, 'images/img-0042.webp')).metadata();
  expect([width, height]).toEqual([1800, 2400]);
  rmSync(folder, { recursive: true });
});

test('a town, begun as a copy of another one', async ({ editor }) => {
  await editor.edit('towns/entries/estero');
  await editor.page.getByRole('button', { name: 'Show Editor Options' }).click();
  await editor.page.getByRole('menuitem', { name: 'Duplicate' }).click();
  for (const language of ['English', 'Spanish'] as const) {
    const pane = editor.pane(language);
    const title = language === 'English' ? 'Cape Coral by video' : 'Cape Coral por video';
    await editor.write(pane, {
      'Short name for menus': 'Cape Coral',
      'Title (60 characters at most)': title,
    });
    await editor.field('Picture, described', pane).getByRole('textbox').fill('');
  }
  await editor.savePart();
  expect(Object.keys(await editor.changes())).toEqual([
    'en/towns/cape-coral.md',
    'es/towns/cape-coral.md',
  ]);
  await editor.edit('facts/entries/towns');
  const town = await editor.add(editor.field('Towns'));
  await editor.write(town, { 'Id, as its files': 'cape-coral', County: 'Lee' });
  const paths = [
    '/locations/psychiatrist-cape-coral',
    '/es/ubicaciones/psiquiatra-cape-coral',
  ] as const;
  await editor.writeBoth(editor.field('Web addresses', town), ...paths);
  expect((await editor.save())['towns.yaml']).toEqual({
    removed: [],
    added: [
      '- id: cape-coral',
      '  county: Lee',
      '  office: false',
      '  paths:',
      `    en: ${paths[0]}`,
      `    es: ${paths[1]}`,
      '  retired: false',
    ],
  });
});

test('a service, begun as a copy of another one', async ({ editor }) => {
  await editor.edit('services/entries/ptsd-treatment');
  await editor.page.getByRole('button', { name: 'Show Editor Options' }).click();
  await editor.page.getByRole('menuitem', { name: 'Duplicate' }).click();
  for (const [language, name, title] of [
    ['English', 'OCD treatment', 'OCD treatment by video'],
    ['Spanish', 'Tratamiento del TOC', 'Tratamiento del TOC por video'],
  ] as const) {
    const pane = editor.pane(language);
    await editor.write(pane, {
      'Short name for menus': name,
      'Title (60 characters at most)': title,
    });
    await editor.field('Picture, described', pane).getByRole('textbox').fill('');
  }
  await editor.savePart();
  expect(Object.keys(await editor.changes())).toEqual([
    'en/services/ocd-treatment.md',
    'es/services/ocd-treatment.md',
  ]);
  await editor.edit('facts/entries/services');
  const service = await editor.add(editor.field('Services'));
  await editor.write(service, { 'Id, as its files': 'ocd-treatment' });
  const paths = ['/services/ocd-treatment', '/es/servicios/tratamiento-toc'] as const;
  await editor.writeBoth(editor.field('Web addresses', service), ...paths);
  expect((await editor.save())['services.yaml']).toEqual({
    removed: [],
    added: [
      '- id: ocd-treatment',
      '  paths:',
      `    en: ${paths[0]}`,
      `    es: ${paths[1]}`,
      '  retired: false',
    ],
  });
});

test('a policy that is no longer in use, whose entry stays', async ({ editor }) => {
  await editor.edit('facts/entries/policies');
  const policies = editor.field('Policies');
  const policy = await editor.expand(policies, 'terms-of-service');
  await expect(policies.getByRole('button', { name: 'Remove' })).toHaveCount(0);
  await editor.field('No longer in use', policy).getByRole('switch').click();
  expect(await editor.save()).toEqual({
    'policies.yaml': { removed: ['  retired: false'], added: ['  retired: true'] },
  });
});

test.describe('to whom the browser speaks Spanish', () => {
  test.use({ locale: 'es-US' });

  test('closed entries speak Spanish', async ({ editor, page }) => {
    await editor.goTo('facts/entries/hours');
    await expect(page.getByText('2026-12-25 Navidad')).toBeVisible();
  });

  test('fields speak Spanish as well', async ({ editor, page }) => {
    await page.getByRole('treeitem', { name: 'Datos' }).click();
    await editor.goTo('facts/entries/insurers');
    await page.getByRole('button', { name: /^Agregar .?Seguro/ }).click();
    await expect(page.getByText('Red del seguro').last()).toBeVisible();
    await expect(page.getByText('Fuera de la red').last()).toBeVisible();
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByRole('button', { name: 'Ver los errores' })).toBeVisible();
  });
});
