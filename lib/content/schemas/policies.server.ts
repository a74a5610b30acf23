import { z } from 'zod';
import { pageEntry, pageList } from './listed-pages.server';

const policy = z.strictObject(
  pageEntry({
    en: [/^\/[a-z0-9-]+$/, '/privacy-policy'],
    es: [/^\/es\/[a-z0-9-]+$/, '/es/politica-privacidad'],
  }),
);

/** The schema of `policies.yaml`. */
export const policiesSchema = pageList(policy);

/** The policies that every site needs, because other parts of it lead to them or because the law requires them. */
export const requiredPolicies = [
  // The preferences dialog leads to it.
  'privacy-policy',
  // HIPAA requires it on the website (45 CFR 164.520).
  'hipaa-notice',
  // The banner leads to it.
  'cookie-policy',
  // The pages of towns lead people in a crisis to it.
  'emergency-policy',
  // The footer leads to its notices on nondiscrimination and language help (45 CFR 92).
  'patient-rights',
] as const;
