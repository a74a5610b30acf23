import { expect } from 'playwright/test';
import { test } from '../editor/editor';
import { further } from './sampling';

test.use({ viewport: { width: 1400, height: 1500 } });

// The other tasks: tests/editor.
test('a notice until Friday', { tag: further }, async ({ editor }) => {
  await editor.edit('facts/entries/notices');
  const notice = await editor.add(editor.field('Notices'));
  await editor.write(notice, {
    'Id not used before': 'storm-2027-07',
    From: '2027-07-05T17:00',
    Until: '2027-07-09',
  });
  await editor.writeBoth(
    editor.field('Text', notice),
    'Closed for the storm.',
    'Cerrado por la tormenta.',
  );
  expect(await editor.save()).toEqual({
    'notices.yaml': {
      removed: ['[]'],
      added: [
        '- id: storm-2027-07',
        '  from: 2027-07-05T17:00',
        '  until: 2027-07-09',
        '  urgent: false',
        '  text:',
        '    en: Closed for the storm.',
        '    es: Cerrado por la tormenta.',
      ],
    },
  });
});
