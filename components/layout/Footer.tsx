import type { ReactNode } from 'react';
import type { PageOf } from '../../lib/content/content.server';
import { phoneLink } from '../../lib/content/facts.server';
import { Hours, useHoursData } from '../hours/Hours';
import { usePatientLinks } from '../patient-links/ExistingPatients';
import { useSite } from '../ui/SiteContext';
import { languageHelpId } from './LanguageHelp';

export function Footer() {
  const { t, href, practice, services, towns, policies } = useSite();
  const rights = [
    { part: t('footer.accessibilityPart'), label: t('footer.accessibility') },
    { part: t('footer.nondiscriminationPart'), label: t('footer.nondiscrimination') },
    { part: languageHelpId, label: t('footer.languageHelp') },
  ];
  const pages = [
    { id: 'about', label: t('nav.about') },
    { id: 'for-patients', label: t('forPatients.link') },
    { id: 'telepsychiatry', label: t('nav.telepsychiatry') },
    { id: 'contact', label: t('nav.contact') },
  ] as const;
  return (
    <footer className="border-t border-line bg-sand pb-28 max-md:pb-[calc(var(--spacing-toolbar)+7rem)] print:bg-transparent print:pb-0">
      <nav
        aria-label={t('footer.label')}
        className="page-width grid min-[360px]:grid-cols-2 gap-x-5 gap-y-8 pt-section pb-stack lg:grid-cols-4"
      >
        <Column heading={t('footer.services')}>
          <Links pages={services} />
        </Column>
        <Column heading={t('footer.locations')}>
          <Links pages={towns} />
        </Column>
        <Column heading={t('footer.policies')}>
          <Links pages={policies} />
          {rights.map(({ part, label }) => (
            <li key={part}>
              <a href={`${href('policies/patient-rights')}#${part}`} className={linkClass}>
                {label}
              </a>
            </li>
          ))}
        </Column>
        <Column heading={t('footer.practice')} printed>
          {pages.map(({ id, label }) => (
            <li key={id} className="print:hidden">
              <a href={href(id)} className={linkClass}>
                {label}
              </a>
            </li>
          ))}
          {usePatientLinks().map(({ address, text }) => (
            <li key={address} className="print:hidden">
              <a href={address} className={linkClass}>
                {text}
              </a>
            </li>
          ))}
          <li className="pt-3 font-semibold">{practice.name}</li>
          <li>
            {practice.address.street}
            <br />
            {practice.address.city}, {practice.address.state} {practice.address.zip}
          </li>
          <li>
            <a href={phoneLink(practice.phone)} className={linkClass}>
              {practice.phone}
            </a>
          </li>
          <li>
            <a href={`mailto:${practice.email}`} className={linkClass}>
              {practice.email}
            </a>
          </li>
          <li className="text-small" {...useHoursData()}>
            <Hours />
          </li>
        </Column>
      </nav>
      <div className="page-width text-small text-soft">
        <p className="max-w-measure">
          © {practice.name}. {t('footer.rights')} {practice.sample && t('footer.sampleNotice')}
        </p>
      </div>
    </footer>
  );
}

/** At least 44 px high on phones. */
const linkClass =
  'inline-flex items-center py-1 max-md:min-h-11 text-small underline-offset-4 hover:underline';

interface ColumnProps {
  heading: string;
  /** Whether it is printed. */
  printed?: boolean;
  children: ReactNode;
}

function Column({ heading, printed = false, children }: ColumnProps) {
  return (
    <div className={printed ? '' : 'print:hidden'}>
      <h2 className="text-h3">{heading}</h2>
      <ul className="mt-3 md:stacked-1">{children}</ul>
    </div>
  );
}

function Links({ pages }: { pages: PageOf<'service' | 'location' | 'policy'>[] }) {
  const { href } = useSite();
  return pages.map(({ id, name }) => (
    <li key={id}>
      <a href={href(id)} className={linkClass}>
        {name}
      </a>
    </li>
  ));
}
