import type { Page } from 'playwright/test';
import { type Language, languages } from '../../lib/language';
import { expect, test } from './fixtures';
import { exhaustiveIf } from './sampling';
import { read } from './screen-reader';

/**
 * The expected output of a screen reader in both languages. Roles and states are spoken by the
 * screen reader, in its own language.
 */

test.use({ viewport: { width: 1280, height: 800 } });

type Readings = Record<Language, string[]>;

const home = { en: '/', es: '/es' };
const contact = { en: '/contact', es: '/es/contacto' };
const telepsychiatry = { en: '/telepsychiatry-florida', es: '/es/telepsiquiatria-florida' };
const phone = { width: 390, height: 844 };
const insurers = [
  ...['Aetna', 'United Healthcare', 'Medicare', 'Medicaid', 'Cigna', 'Florida Blue', 'Ambetter'],
  ...['First Health', 'Oscar', 'WellCare', 'Sunshine Health', 'AvMed'],
  ...['Doctors Healthcare Plans', 'CHAMPVA', 'Florida Medicaid'],
];

/** Phrases that are the same in both languages: names, and the screen reader's own words. */
const shared = new RegExp(
  `^(banner|alert|status|search|code|N:1-A:0-M:0|\\.|link, (988|911)|option, (${insurers.join('|')}), .*|link, Sample Coast Psychiatry.*|(image|button), (${insurers.join('|')})(, current item)?|Marketing)$`,
);

/** In which language `npm test` reads the next part: by turns. */
let sampled: Language = 'en';

/** Defines a test for each language that reads a part of the page. */
function reads(
  what: string,
  open: (page: Page, language: Language) => Promise<unknown>,
  selector: string,
  readings: Readings,
) {
  for (const language of languages) {
    test(
      `${what} is read as it is written here, ${language}`,
      exhaustiveIf(language !== sampled),
      async ({ page }) => {
        await open(page, language);
        expect(await read(page, selector)).toEqual(readings[language]);
      },
    );
  }
  sampled = sampled === 'en' ? 'es' : 'en';

  test(`${what} has no phrase in Spanish that is English`, () => {
    const same = readings.es.filter((phrase) => readings.en.includes(phrase));
    expect(same.filter((phrase) => !shared.test(phrase))).toEqual([]);
  });
}

const openHome = (page: Page, language: Language) => page.goto(home[language]);

reads('the header', openHome, '.site-header', {
  en: [
    'banner',
    'link, Sample Coast Psychiatry, current page',
    'link, Español',
    'navigation, Main',
    'link, Home, current page',
    'link, About',
    'button, Services, not expanded',
    'link, Telepsychiatry',
    'button, Locations We Serve, not expanded',
    'link, Contact',
    'link, Book Now',
  ],
  es: [
    'banner',
    'link, Sample Coast Psychiatry, current page',
    'link, English',
    'navigation, Principal',
    'link, Inicio, current page',
    'link, Quiénes somos',
    'button, Servicios, not expanded',
    'link, Telepsiquiatría',
    'button, Dónde atendemos, not expanded',
    'link, Contacto',
    'link, Pedir cita',
  ],
});

reads(
  'an open menu',
  async (page, language) => {
    await openHome(page, language);
    await page.locator('header nav summary').first().click();
  },
  'header nav li:has(details[open])',
  {
    en: [
      'button, Services, expanded',
      'link, Anxiety treatment',
      'link, Depression treatment',
      'link, ADHD treatment',
      'link, PTSD treatment',
      'link, Bipolar treatment',
      'link, Medication management',
      'link, View All Services',
    ],
    es: [
      'button, Servicios, expanded',
      'link, Tratamiento de la ansiedad',
      'link, Tratamiento de la depresión',
      'link, Tratamiento del TDAH',
      'link, Tratamiento del TEPT',
      'link, Tratamiento del trastorno bipolar',
      'link, Manejo de medicamentos',
      'link, Ver todos los servicios',
    ],
  },
);

reads(
  'the menu of a phone',
  async (page, language) => {
    await page.setViewportSize(phone);
    await openHome(page, language);
    await page.locator('.site-header button[popovertarget]').first().click();
  },
  '.site-header nav',
  {
    en: [
      'navigation, Main',
      'button, Close',
      'link, Home, current page',
      'link, About',
      'button, Services, not expanded',
      'link, Telepsychiatry',
      'button, Locations We Serve, not expanded',
      'link, Contact',
      'link, Book Now',
    ],
    es: [
      'navigation, Principal',
      'button, Cerrar',
      'link, Inicio, current page',
      'link, Quiénes somos',
      'button, Servicios, not expanded',
      'link, Telepsiquiatría',
      'button, Dónde atendemos, not expanded',
      'link, Contacto',
      'link, Pedir cita',
    ],
  },
);

const switchInPlace = async (page: Page, language: Language) => {
  // The page that shows this language after the switch.
  await page.goto(telepsychiatry[language === 'en' ? 'es' : 'en']);
  await page.locator('header [data-toggle]').click();
  await page.mouse.move(5, 500);
  await expect(page.locator('[data-persist="announcement"]')).not.toHaveText('');
  await expect(page.locator('header [aria-describedby]')).toHaveCount(0);
};

reads('the header after a switch in place', switchInPlace, '.site-header', {
  en: [
    'banner',
    'link, Sample Coast Psychiatry',
    'link, Español',
    'navigation, Main',
    'link, Home',
    'link, About',
    'button, Services, not expanded',
    'link, Telepsychiatry, current page',
    'button, Locations We Serve, not expanded',
    'link, Contact',
    'link, Book Now',
  ],
  es: [
    'banner',
    'link, Sample Coast Psychiatry',
    'link, English',
    'navigation, Principal',
    'link, Inicio',
    'link, Quiénes somos',
    'button, Servicios, not expanded',
    'link, Telepsiquiatría, current page',
    'button, Dónde atendemos, not expanded',
    'link, Contacto',
    'link, Pedir cita',
  ],
});

reads('the switch in place itself', switchInPlace, '[data-persist="announcement"]', {
  en: ['status', 'This page is now in English.'],
  es: ['status', 'Esta página ahora está en español.'],
});

reads(
  'the insurers’ carousel of a phone, stopped at its first logo,',
  async (page, language) => {
    await page.setViewportSize(phone);
    await openHome(page, language);
    const first = page.getByRole('button', { name: 'Aetna' });
    await first.click();
    await expect(first).toHaveAttribute('aria-current');
    await expect(page.locator('.carousel-controls button').first()).toHaveAccessibleName(
      /again|Reanudar/,
    );
  },
  '#insurance [data-island*="Carousel"]',
  {
    en: [
      'list, Insurance plans we accept',
      ...insurers.map((name) => `image, ${name}`),
      'button, Start the logos again',
      'button, Aetna, current item',
      ...insurers.slice(1).map((name) => `button, ${name}`),
    ],
    es: [
      'list, Planes de seguro que aceptamos',
      ...insurers.map((name) => `image, ${name}`),
      'button, Reanudar los logotipos',
      'button, Aetna, current item',
      ...insurers.slice(1).map((name) => `button, ${name}`),
    ],
  },
);

test.describe('to a visitor who has not chosen', () => {
  test.use({ chosen: 'not yet' });

  reads('the consent banner', openHome, '#choices', {
    en: [
      'region, We value your privacy',
      'heading, We value your privacy, level 2',
      "This site doesn't measure visits or ads today, and it won't without your permission.",
      'button, Accept All',
      'button, Reject All',
      'button, Manage Preferences',
      'link, Cookie Policy',
    ],
    es: [
      'region, Valoramos su privacidad',
      'heading, Valoramos su privacidad, level 2',
      'Este sitio hoy no mide visitas ni anuncios, y no lo hará sin su permiso.',
      'button, Aceptar todo',
      'button, Rechazar todo',
      'button, Elegir preferencias',
      'link, Política de cookies',
    ],
  });
});

reads(
  'the preferences dialog',
  async (page, language) => {
    await openHome(page, language);
    await page.locator('.choices-again').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  '[data-persist="preferences"] [role="dialog"]',
  {
    en: [
      'dialog, Cookie Preferences, Choose what this site may use. You can change it at any time.',
      'heading, Cookie Preferences, level 2',
      'Choose what this site may use. You can change it at any time.',
      'Necessary',
      'Always on',
      'switch, Necessary Always on, Remembers this choice and what you hid or closed, and keeps what you typed when you switch languages., checked, disabled',
      'Remembers this choice and what you hid or closed, and keeps what you typed when you switch languages.',
      'Analytics',
      'switch, Analytics, Tools that show us how the site is used, so that we can make it easier to use., not checked',
      'Tools that show us how the site is used, so that we can make it easier to use.',
      'Marketing',
      'switch, Marketing, Tools that measure and show ads., not checked',
      'Tools that measure and show ads.',
      'Your choice in brief:',
      'code',
      'N:1-A:0-M:0',
      '(N is Necessary, A Analytics, M Marketing; 1 is on, 0 is off.)',
      'link, Privacy Policy',
      'button, Save Preferences',
      'button, Cancel',
    ],
    es: [
      'dialog, Preferencias de cookies, Elija lo que este sitio puede usar. Puede cambiarlo en cualquier momento.',
      'heading, Preferencias de cookies, level 2',
      'Elija lo que este sitio puede usar. Puede cambiarlo en cualquier momento.',
      'Necesarias',
      'Siempre activas',
      'switch, Necesarias Siempre activas, Recuerdan esta elección y lo que usted ocultó o cerró y, si cambia de idioma, guardan lo que ya había escrito., checked, disabled',
      'Recuerdan esta elección y lo que usted ocultó o cerró y, si cambia de idioma, guardan lo que ya había escrito.',
      'Estadísticas',
      'switch, Estadísticas, Herramientas que nos muestran qué hace la gente en el sitio, para hacerlo más fácil de usar., not checked',
      'Herramientas que nos muestran qué hace la gente en el sitio, para hacerlo más fácil de usar.',
      'Publicidad',
      'switch, Publicidad, Herramientas que miden y muestran anuncios., not checked',
      'Herramientas que miden y muestran anuncios.',
      'Su decisión, abreviada:',
      'code',
      'N:1-A:0-M:0',
      '(N es Necesarias, A es Estadísticas y M es Publicidad, por sus nombres en inglés; 1 quiere decir activada y 0, desactivada.)',
      'link, Política de privacidad',
      'button, Guardar preferencias',
      'button, Cancelar',
    ],
  },
);

const openForm = async (page: Page, language: Language) => {
  await page.goto(contact[language]);
  await page.locator('main form').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island*="ContactForm"]')).toHaveAttribute('data-hydrated');
};

/** The text before the fields. */
const advice = {
  en: [
    "Please don't send medical details. This form isn't for emergencies. If someone is in danger now, call",
    'link, 911',
    ". In an emotional crisis, or if you're thinking about suicide, call or text",
    'link, 988',
    '.',
  ],
  es: [
    'Por favor, no envíe detalles médicos. Este formulario no es para emergencias. Si alguien está en peligro ahora, llame al',
    'link, 911',
    '. Si pasa por una crisis emocional o piensa en el suicidio, llame al',
    'link, 988',
    'y oprima 2, o mande la palabra',
    'link, AYUDA por mensaje de texto al 988',
    '.',
  ],
};

/** A closed list to choose from; an option is read with its value if that is another. */
const list = (name: string, options: string[], chosen = 0) => [
  `combobox, ${name}, has popup listbox, not expanded`,
  ...options.map((option, index) => {
    const state = index === chosen ? 'selected' : 'not selected';
    return `option, ${option}, ${state}, position ${index + 1}, set size ${options.length}`;
  }),
];

/** The lists between telephone and message. */
const wishes = {
  en: [
    'Preferred language',
    "The language you'd like for calls and visits.",
    ...list("Preferred language, en, The language you'd like for calls and visits.", [
      'English, en',
      'Spanish, es',
      "Another language (I'll tell you in my message), other",
    ]),
    'group, To help us find a time (optional)',
    'First visit with us',
    ...list('First visit with us', ['Choose', 'Yes, new', "No, I'm already a patient, current"]),
    'Office or video',
    ...list('Office or video', ['Either is fine', 'Office, office', 'Video, video']),
    'Days and times that work for you',
    'For example: Mondays, or any day after 3 p.m.',
    'textbox, Days and times that work for you, For example: Mondays, or any day after 3 p.m.',
    'Insurance',
    ...list('Insurance', [
      'Choose',
      ...insurers,
      'Another insurer, other',
      "No insurance; I'd pay out of pocket, none",
      "I'm not sure, not sure",
    ]),
    'Language for letters',
    ...list('Language for letters', ['The same language', 'English, en', 'Spanish, es']),
    'Message',
    'Optional. No medical details, please.',
    'textbox, Message, Optional. No medical details, please.',
    'The button opens your message in your own email app. Nothing goes out until you send it from there.',
    'button, Open in my email app',
    'status',
  ],
  es: [
    'Idioma preferido',
    'Para las llamadas y las consultas.',
    ...list(
      'Idioma preferido, es, Para las llamadas y las consultas.',
      ['Inglés, en', 'Español, es', 'Otro; lo digo en el mensaje, other'],
      1,
    ),
    'group, Para encontrarle una hora (opcional)',
    'Primera vez con nosotros',
    ...list('Primera vez con nosotros', ['Elija', 'Sí, new', 'No, ya me atienden aquí, current']),
    'Consultorio o video',
    ...list('Consultorio o video', [
      'Cualquiera de los dos',
      'En el consultorio, office',
      'Por video, video',
    ]),
    'Días y horas que le convienen',
    'Por ejemplo: los lunes, o cualquier día después de las 3 de la tarde.',
    'textbox, Días y horas que le convienen, Por ejemplo: los lunes, o cualquier día después de las 3 de la tarde.',
    'Seguro',
    ...list('Seguro', [
      'Elija',
      ...insurers,
      'Otro seguro, other',
      'Ninguno; pagaría por mi cuenta, none',
      'No sé, not sure',
    ]),
    'Idioma para las cartas',
    ...list('Idioma para las cartas', ['El mismo idioma', 'Inglés, en', 'Español, es']),
    'Mensaje',
    'Opcional. Sin detalles médicos, por favor.',
    'textbox, Mensaje, Opcional. Sin detalles médicos, por favor.',
    'Al oprimir el botón se abre su correo con el mensaje. No sale hasta que usted lo mande.',
    'button, Abrir el mensaje en mi correo',
    'status',
  ],
};

reads('the contact form', openForm, 'main form', {
  en: [
    ...advice.en,
    'First name',
    'textbox, First name, required',
    'Last name',
    'textbox, Last name, required',
    'Email',
    'Email or phone; one is enough.',
    'textbox, Email, Email or phone; one is enough.',
    'Phone',
    'We may call or text you.',
    'textbox, Phone, We may call or text you.',
    ...wishes.en,
  ],
  es: [
    ...advice.es,
    'Nombre',
    'textbox, Nombre, required',
    'Apellidos',
    'textbox, Apellidos, required',
    'Correo electrónico',
    'Basta con el correo o el teléfono.',
    'textbox, Correo electrónico, Basta con el correo o el teléfono.',
    'Teléfono',
    'Podemos llamarle o mandarle un texto.',
    'textbox, Teléfono, Podemos llamarle o mandarle un texto.',
    ...wishes.es,
  ],
});

reads(
  'the contact form sent empty',
  async (page, language) => {
    await openForm(page, language);
    await page.locator('main form button').click();
    await expect(page.locator('main form').getByRole('alert')).toBeVisible();
  },
  'main form',
  {
    en: [
      ...advice.en,
      'alert',
      'Please check these fields:',
      'link, Enter your first name.',
      'link, Enter your last name.',
      'link, Enter your email address or your phone number, so that we can answer you.',
      'First name',
      'Enter your first name.',
      'textbox, First name, Enter your first name., invalid, required',
      'Last name',
      'Enter your last name.',
      'textbox, Last name, Enter your last name., invalid, required',
      'Email',
      'Email or phone; one is enough.',
      'Enter your email address or your phone number, so that we can answer you.',
      'textbox, Email, Enter your email address or your phone number, so that we can answer you. Email or phone; one is enough., invalid',
      'Phone',
      'We may call or text you.',
      'textbox, Phone, We may call or text you.',
      ...wishes.en,
    ],
    es: [
      ...advice.es,
      'alert',
      'Por favor, revise estos campos:',
      'link, Escriba su nombre.',
      'link, Escriba sus apellidos; con uno basta.',
      'link, Escriba su correo electrónico o su teléfono, para que podamos responderle.',
      'Nombre',
      'Escriba su nombre.',
      'textbox, Nombre, Escriba su nombre., invalid, required',
      'Apellidos',
      'Escriba sus apellidos; con uno basta.',
      'textbox, Apellidos, Escriba sus apellidos; con uno basta., invalid, required',
      'Correo electrónico',
      'Basta con el correo o el teléfono.',
      'Escriba su correo electrónico o su teléfono, para que podamos responderle.',
      'textbox, Correo electrónico, Escriba su correo electrónico o su teléfono, para que podamos responderle. Basta con el correo o el teléfono., invalid',
      'Teléfono',
      'Podemos llamarle o mandarle un texto.',
      'textbox, Teléfono, Podemos llamarle o mandarle un texto.',
      ...wishes.es,
    ],
  },
);
