import * as field from './fields.server';
import { pageEntry, pageList } from './listed-pages.server';

const policy = field.group(
  { label: { en: 'Policy', es: 'Política' }, caption: ['id'] },
  pageEntry(
    {
      en: [/^\/[a-z0-9-]+$/, '/privacy-policy'],
      es: [/^\/es\/[a-z0-9-]+$/, '/es/politica-privacidad'],
    },
    {
      label: { en: 'No longer in use', es: 'Ya no se usa' },
      hint: {
        en: 'The page goes, and its web addresses lead to the home page. Its texts may stay.',
        es: 'La página desaparece y sus direcciones llevan a la página de inicio. Sus textos pueden quedarse.',
      },
    },
  ),
);

/** The schema of `policies.yaml`. */
export const policiesSchema = pageList(policy, {
  label: { en: 'Policies', es: 'Políticas' },
  hint: {
    en: 'In the order of the menus. A new policy needs its page as well: in Policies, duplicate one that is like it.',
    es: 'En el orden de los menús. Una nueva necesita además su página: en Políticas, duplique una parecida.',
  },
});

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
