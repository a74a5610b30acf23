import type { z } from 'zod';
import * as contact from './dictionary/contact.server';
import * as facts from './dictionary/facts.server';
import * as home from './dictionary/home.server';
import * as pages from './dictionary/pages.server';
import * as privacy from './dictionary/privacy.server';
import * as site from './dictionary/site.server';
import * as field from './fields.server';

/**
 * The schema of `content/<language>/dictionary.yaml`: the short texts of the interface, in the order of the files.
 * Both languages have exactly these keys.
 */
export const dictionarySchema = field.group(
  { label: { en: 'Dictionary', es: 'Diccionario' } },
  {
    language: site.language,
    nav: site.nav,
    crisis: site.crisis,
    hero: home.hero,
    image: site.image,
    pictures: site.pictures,
    stats: home.stats,
    insurance: facts.insurance,
    telehealth: home.telehealth,
    about: home.about,
    clinician: facts.clinician,
    glance: facts.glance,
    fees: facts.fees,
    services: home.services,
    bilingual: home.bilingual,
    areas: home.areas,
    callToAction: home.callToAction,
    reviews: home.reviews,
    forPatients: home.forPatients,
    faq: home.faq,
    contact: contact.contact,
    page: pages.page,
    toolbar: site.toolbar,
    leave: site.leave,
    floating: site.floating,
    video: site.video,
    toast: site.toast,
    policy: pages.policy,
    consent: privacy.consent,
    cookies: privacy.cookies,
    yourChoice: privacy.yourChoice,
    receipt: privacy.receipt,
    languageHelp: site.languageHelp,
    openNow: facts.openNow,
    notices: site.notices,
    crisisCenters: facts.crisisCenters,
    blocks: pages.blocks,
    visit: facts.visit,
    existingPatients: facts.existingPatients,
    referrals: facts.referrals,
    facts: facts.facts,
    days: facts.days,
    footer: site.footer,
    notFound: site.notFound,
    redirect: site.redirect,
    translationOf: field.fingerprint,
  },
);

/** The part of the dictionary from which facts are made. */
export type FactWords = z.infer<typeof dictionarySchema>['facts'];

export type Dictionary = Omit<z.infer<typeof dictionarySchema>, 'translationOf'>;

/** The keys of the dictionary, such as `nav.home` and `contact.form.firstName`. */
export type DictionaryKey = Keys<Dictionary>;

type Keys<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Keys<T[K]>}`;
}[keyof T & string];
