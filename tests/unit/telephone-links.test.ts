import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { numbersToCall } from '../../lib/words/telephones';
import { readAsBody } from '../support/read-text';

const called = (text: string) => numbersToCall(text).map(({ href }) => href);

describe('a number in a text', () => {
  it.each([
    ['Call 911.', ['tel:911']],
    ['If someone is in danger now, call 911.', ['tel:911']],
    ['Call or text 988, day or night.', ['tel:988']],
    ['Llame al 911 o al 988.', ['tel:911', 'tel:988']],
    ['Llame también al 911.', ['tel:911']],
    ['Después de marcar el 988, espere.', ['tel:988']],
    ['Marque 211.', ['tel:211']],
    ['Dial 988.', ['tel:988']],
    ['You can phone 911.', ['tel:911']],
    ['Call 911 first, then 988.', ['tel:911', 'tel:988']],
    ['Comuníquese con el 988.', ['tel:988']],
    ['Escriba al 988.', ['tel:988']],
    ['En una emergencia: 911', ['tel:911']],
    ['Emergency: 911', ['tel:911']],
    ['988', ['tel:988']],
    ['¡911!', ['tel:911']],
    ['Text AYUDA to 988.', ['sms:988?&body=AYUDA']],
    ['Mande un texto con la palabra AYUDA al 988.', ['sms:988?&body=AYUDA']],
    ['Mande un mensaje: AYUDA por mensaje de texto al 988.', ['sms:988?&body=AYUDA']],
    ['Envíe AYUDA por texto al 988.', ['sms:988?&body=AYUDA']],
    ['If she calls 988, stay.', ['tel:988']],
    ['Calling 988 is free.', ['tel:988']],
    ['Whoever dials 911 is asked where.', ['tel:911']],
    ['After dialing 988, wait.', ['tel:988']],
    ['Whoever texts 988 gets an answer.', ['tel:988']],
    ['Texting 988 is free.', ['tel:988']],
    ['You can chat with 988.', ['tel:988']],
    ['Call us at 988.', ['tel:988']],
    ['Call the number 211.', ['tel:211']],
    ['Call now: 911.', ['tel:911']],
    ['Llámenos al 988.', ['tel:988']],
    ['Mande un mensaje al 988.', ['tel:988']],
    ['Puede comunicarse con el 988.', ['tel:988']],
    ['Llame a la línea 988.', ['tel:988']],
    ['Llame al número 211.', ['tel:211']],
    ['Llame ahora al 911.', ['tel:911']],
    ['Llame al 911, luego al 988.', ['tel:911', 'tel:988']],
    ['In danger (call 911).', ['tel:911']],
    ['She says "call 911".', ['tel:911']],
    ['She says “call 911.”', ['tel:911']],
    ['¡Llame al 911!', ['tel:911']],
    ['Our office: (239) 555-0100', ['tel:+12395550100']],
    ['1-800-222-1222 or 239-555-0100', ['tel:+18002221222', 'tel:+12395550100']],
    ['239.555.0100', ['tel:+12395550100']],
    ['+1 239 555 0100', ['tel:+12395550100']],
    ['(239)555-0100', ['tel:+12395550100']],
    ['We have no fax. Call (239) 555-0100', ['tel:+12395550100']],
    ['By fax; or (239) 555-0100', ['tel:+12395550100']],
  ])('is called where that is meant: "%s" has %j', (text, hrefs) => {
    expect(called(text)).toEqual(hrefs);
  });

  it.each([
    '911 Sample Lane, Suite 211, Naples, FL 34116',
    'We moved to 911 Fifth Avenue, Suite 211.',
    'Call us at 911 Fifth Avenue.',
    'Call us at 911 N Main Street.',
    'Call us at 911 w. Main Street.',
    '#988',
    '€988',
    'Parking costs $988; 1,211 people came.',
    'It costs 988 dollars, or 211.50.',
    'Room 988 is on floor 9.',
    'Take bus 211 or route 911.',
    'Calle 911, número 211',
    'También el autobús 211 y el 911.',
    'In 2.911 cases and 211 % more',
    'The 988 Suicide and Crisis Lifeline is free.',
    'Form 211-A, section 394.911',
    'NPI 1234567890, license ME12345',
    'Fax: (239) 555-0199',
    'Fax number: (239) 555-0199',
    'Account 239-555-01001',
    'Account 12-239-555-0100',
    'Account 12/239-555-0100',
    'Act of 9/11, page 988/2',
  ])('is left alone where no call is meant: %s', (text) => {
    expect(called(text)).toEqual([]);
  });

  it.each(['+1 239 555 0100', '1-800-222-1222', '1 (239) 555-0100'])(
    'is a link with all its digits, the country code among them: %s',
    (number) => {
      expect(numbersToCall(`Our office: ${number}.`).map(({ text }) => text)).toEqual([number]);
    },
  );

  it('is looked at with the words around it, whatever their form', () => {
    const linksIn = (text: string) =>
      load(readAsBody(text).html)('a')
        .toArray()
        .map(({ attribs }) => attribs.href);
    expect(linksIn('**Suite** 911')).toEqual([]);
    expect(linksIn('Call **911**, now.')).toEqual(['tel:911']);
    expect(linksIn('Call [988](tel:988), or 911.')).toEqual(['tel:988', 'tel:911']);
    expect(linksIn('## When to call 911')).toEqual([]);
    expect(linksIn('| Emergency |\n|---|\n| Call 911 |')).toEqual(['tel:911']);
  });
});
