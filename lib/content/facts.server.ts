import type { Practice } from './schemas/practice.server';

/** The practice's facts by the name that words in `content/` call them: `{phone}` and so on. */
export type Facts = Record<string, string>;

/** Facts that texts may quote, so that each is written down once, in `practice.yaml`. */
export function factsOf(practice: Practice): Facts {
  const { street, city, state, zip } = practice.address;
  return {
    practice: practice.name,
    name: `${practice.psychiatrist.name}, ${practice.psychiatrist.credentials}`,
    board: practice.psychiatrist.boardCertifiedBy,
    phone: practice.phone,
    phoneLink: phoneLink(practice.phone),
    email: practice.email,
    street,
    city,
    zip,
    address: `${street}, ${city}, ${state} ${zip}`,
  };
}

/** "(239) 555-0100" as a telephone link, "tel:+12395550100". */
export function phoneLink(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, '')}`;
}

/** The text with each `{fact}` in its place, and the names that are no fact. */
export function fillFacts(text: string, facts: Facts): { text: string; unknown: string[] } {
  const unknown: string[] = [];
  const filled = text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
    if (fact === undefined) unknown.push(placeholder);
    return fact ?? placeholder;
  });
  return { text: filled, unknown };
}
