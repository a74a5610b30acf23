import { z } from 'zod';
import { reachesSomebody } from '../reachable.server';
import * as field from './fields.server';
import { message } from './message.server';

// Checked, because a wrong number would leave somebody in a crisis without an answer.
const address = field
  .textOf(/^(?:tel:\+?\d{3,15}|sms:\+?\d{3,15}(?:\?&body=\w+)?)$/, 'tel:988')
  .refine(reachesSomebody, {
    error: message({
      en: 'a number that reaches somebody: tel:988, tel:+18005550100 or sms:988',
      es: 'un número que llegue a alguien: tel:988, tel:+18005550100 o sms:988',
    }),
  });

const wordsUpTo = (maxLength: number) => field.inBoth(field.textUpTo(maxLength));

/** The words of the link or button that every page shows. Texts alone quote a crisis line without it. */
const button = z.strictObject({
  words: wordsUpTo(36),
  brief: wordsUpTo(20),
  urgent: field.flag,
});

const crisisLine = z.strictObject({
  id: field.quotedName,
  words: wordsUpTo(30),
  address: field.inBoth(address),
  button: button.optional(),
});

/** The schema of `crisis-lines.yaml`: the numbers to call or to text in a crisis, everywhere in Florida. */
export const crisisLinesSchema = z.array(crisisLine).check(field.haveIdsOnce);

export type CrisisLine = z.infer<typeof crisisLine>;
