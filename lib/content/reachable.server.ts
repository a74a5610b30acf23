import { z } from 'zod';

/**
 * Whether the number or address of a `tel:`, `sms:` or `mailto:` link can exist. Every other link gives true.
 */
export function reachesSomebody(link: string): boolean {
  const [, scheme = '', rest = ''] = /^([a-z]+):([^?]*)/i.exec(link) ?? [];
  switch (scheme.toLowerCase()) {
    case 'tel':
      return canBeCalled(rest);
    case 'sms':
      return canBeCalled(rest) || isShortCode(rest);
    case 'mailto':
      return rest.split(',').every((address) => z.email().safeParse(address).success);
    default:
      return true;
  }
}

/** Whether a number has a form that can be called: `988`, `2395550100`, `+12395550100`, `+442071234567`. */
function canBeCalled(number: string): boolean {
  const isService = /^(?:[2-9]11|988)$/.test(number);
  const isNorthAmerican = /^(?:\d{10}|\+?1\d{10})$/.test(number);
  if (isNorthAmerican) return /^(?:\+?1)?(?!.11)[2-9]\d{2}(?!.11)[2-9]\d{6}$/.test(number);
  return isService || /^\+?[1-9]\d{9,14}$/.test(number);
}

/** Whether a number has five or six digits: such a number takes text messages, but no calls. */
const isShortCode = (number: string) => /^\d{5,6}$/.test(number);
