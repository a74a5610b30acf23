import { basename, dirname, extname } from 'node:path';
import type { Finding } from '../checks/finding';
import { daysAfter } from '../dates.server';
import { findingIn } from '../finding.server';
import { week } from '../hours.server';
import { imageFile, imageNames, readImages } from '../images.server';
import { languages } from '../language';
import { nearest } from '../similarity.server';
import { lastDayShown } from './due.server';
import { describedPictures, picturesRead } from './pictures.server';
import type { Content } from './types';

type Facts = Pick<
  Content,
  'notices' | 'hours' | 'towns' | 'crisisCenters' | 'visits' | 'practice' | 'clinicians'
>;

/** Whether the company that receives the contact form is known and bound to protect it. */
export function formReminders({ formAddress, formService }: Content['practice']): Finding[] {
  if (formAddress === null || formService?.agreementSignedOn) return [];
  const signed = 'the day on which it signed a business associate agreement';
  const [field, found, missing] = formService
    ? [
        'formService.agreementSignedOn',
        `${formService.name} has signed no agreement, and gets what patients write`,
        signed,
      ]
    : [
        'formService',
        'no company, while formAddress is set',
        `the company that receives the form, and ${signed}`,
      ];
  const todo = `write ${missing}; until then set formAddress: null`;
  return [findingIn('practice.yaml', 'reminder')(field, found, { todo })];
}

/** Whether it is known in which languages one books online. */
export function bookingReminders({ bookingAddress, bookingLanguages }: Content['practice']) {
  if (!bookingAddress || bookingLanguages) return [];
  const todo = 'write the languages of that page, as [en, es]';
  return [
    findingIn('practice.yaml', 'reminder')(
      'bookingLanguages',
      'null, while bookingAddress is set',
      { todo },
    ),
  ];
}

/** Notices, closing days and the next opening, if they were over before an ISO date began. */
export function pastReminders({ notices, hours, visits }: Facts, today: string): Finding[] {
  const over = (file: string, field: string, day: string) =>
    findingIn(file, 'reminder')(field, `over since ${day}`, {
      todo: 'delete it, or write a later day',
    });
  return [
    ...notices.flatMap(({ until }, index) =>
      until <= `${today}T00:00` ? over('notices.yaml', `${index}.until`, until) : [],
    ),
    ...hours.exceptions.flatMap(({ from, until = from }, index) =>
      until < today ? over('hours.yaml', `exceptions.${index}`, until) : [],
    ),
    ...[visits.nextOpening ?? []]
      .flat()
      .map(lastDayShown)
      .filter((day) => day < today)
      .map((day) => over('visits.yaml', 'nextOpening', day)),
  ];
}

/** The next opening, where the office is closed on its day. */
export function closedOpeningReminders({ hours, visits }: Facts): Finding[] {
  const day = visits.nextOpening?.date;
  if (!day) return [];
  const exception = hours.exceptions.find(({ from, until = from }) => from <= day && day <= until);
  // Sunday, 0, is the last.
  const weekday = week.at(new Date(day).getUTCDay() - 1);
  const isOpen = hours.regular.some(({ days }) => days.some((open) => open === weekday));
  if (exception ? exception.hours : isOpen) return [];
  const found = `${day}, a day on which the office is closed${exception ? ` (${exception.reason.en})` : ''}`;
  const todo = 'write the day of the next free visit, or correct hours.yaml';
  return [findingIn('visits.yaml', 'reminder')('nextOpening.date', found, { todo })];
}

/** Prices that are known, while pages still show those of a sample. */
export function samplePriceReminders({ visits }: Facts): Finding[] {
  const prices = [...visits.kinds.map(({ price }) => price), visits.missedVisitFee];
  const price = prices.find((price) => price);
  if (!visits.sample || !price) return [];
  const todo = 'delete this line when all of the file is the practice’s own';
  const found = `true, so that pages show $000 in place of $${price}`;
  return [findingIn('visits.yaml', 'reminder')('sample', found, { todo })];
}

/** Facts whose Spanish is the English; one word may be a name. */
export function untranslatedReminders(files: Facts): Finding[] {
  const { practice, clinicians, visits, hours, notices, crisisCenters: crisis, towns } = files;
  const read = { practice, clinicians, visits, hours, notices, crisis, towns };
  const below = (value: unknown, file: string, path: string[]): Finding[] => {
    if (value === null || typeof value !== 'object') return [];
    const { en, es } = value as { en?: unknown; es?: unknown };
    if (typeof en === 'string' && en === es && en.includes(' ')) {
      const todo = 'write it in Spanish, unless it is a name';
      return [
        findingIn(file, 'reminder')([...path, 'es'].join('.'), `the English, "${en}"`, { todo }),
      ];
    }
    return Object.entries(value).flatMap(([key, item]) => below(item, file, [...path, key]));
  };
  return Object.entries(read).flatMap(([name, value]) => below(value, `${name}.yaml`, []));
}

/** The town of the practice's address, where its page does not say that the office is there. */
export function officeReminders({ towns, visits, practice }: Facts): Finding[] {
  const town = practice.address.city.toLowerCase().replace(/ /g, '-');
  if (!visits.office || !towns[town] || Object.values(towns).some(({ office }) => office))
    return [];
  const todo = `if the office is there, write office: true below ${town}`;
  return [findingIn('towns.yaml', 'reminder')(town, 'no town has the office', { todo })];
}

/** Counties that may be misspelt: of one town alone, and of no crisis center. */
export function countyReminders({ towns, crisisCenters }: Facts): Finding[] {
  const named = [...Object.values(towns), ...crisisCenters];
  return Object.entries(towns).flatMap(([id, { county }]) => {
    const others = named.map(({ county }) => county).filter((other) => other !== county);
    if (named.length - others.length > 1) return [];
    const todo = `${nearest(county, others, 0.4) ?? 'misspelt'}? Else add its crisis center to crisis.yaml`;
    return findingIn('towns.yaml', 'reminder')(
      `${id}.county`,
      `${county}, a county of nothing else`,
      { todo },
    );
  });
}

/** Words that speak of the drawing which a photograph replaced, and pictures that nothing shows. */
export function pictureReminders(content: Omit<Content, 'reminders'>, folder: string): Finding[] {
  const { words, clinicians } = content;
  // A drawing of the practice's own is rightly called one.
  const isPhotograph = (name: string) => /\.(?!svg)\w+$/i.test(imageFile(name, folder) ?? '');
  const described = languages
    .flatMap((language) => describedPictures(language, words[language], clinicians))
    .filter(
      ({ name, alt }) => /^(Drawing|Dibujo|Il+ustra[ct]i[oó]n)/.test(alt) && isPhotograph(name),
    )
    .map(({ alt, file, path }) =>
      findingIn(file, 'reminder')(path.join('.'), `"${alt}", of a photograph`, {
        todo: 'write there what the photograph shows',
      }),
    );
  const images = imageNames(folder);
  const read = picturesRead(content);
  const unread = images
    .filter(({ name }) => !read.includes(name))
    .map(({ name, file }) => {
      // A logo may be missing; another picture takes the place of the drawing.
      const places = read.filter(
        (other) =>
          dirname(other) === dirname(name) &&
          !(isLogo(name) && images.some(({ name }) => name === other)),
      );
      const names = places.map((place) => basename(place));
      const written = basename(name).toLowerCase().replace(/[ _]/g, '-');
      const meant = nearest(written, names, isLogo(name) ? 0.6 : 0.2);
      const choice = isLogo(name) ? undefined : names.join(', ');
      const rename = meant ? `${meant}${extname(file)}` : choice && `one of ${choice}`;
      const todo = `delete it${rename ? `, or rename it to ${rename}` : ''}`;
      const found = isLogo(name) ? 'a logo of no insurer' : 'a picture that no page shows';
      return findingIn(`images/${name}${extname(file)}`, 'reminder')('file', found, { todo });
    });
  const small = [...readImages(folder)]
    .filter(([name, { width, sources }]) => sources.length > 0 && width < 480 && !isLogo(name))
    .map(([name, { width, height }]) =>
      findingIn(`images/${name}`, 'reminder')(
        'file',
        `${width} × ${height} px, blurred on the page`,
        {
          todo: 'take a photograph at least 480 px wide, better 1440',
        },
      ),
    );
  return [...described, ...unread, ...small];
}

const isLogo = (name: string) => name.startsWith('insurers/');

/** Whether `security.txt` has expired on an ISO date, or will within 30 days. */
export function securityReminders({ security }: Content['practice'], today: string): Finding[] {
  if (!security || daysAfter(today, 30) < security.expiresOn) return [];
  const hasExpired = security.expiresOn < today;
  const found = `security.txt ${hasExpired ? 'has expired on' : 'expires with'} ${security.expiresOn}`;
  const todo = 'see that the contact still holds, and write a day within a year';
  return [findingIn('practice.yaml', 'reminder')('security.expiresOn', found, { todo })];
}
