import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PageId } from '../../lib/routes.server';
import { addressLine } from '../../lib/words/postal-address';
import { CrisisLinks } from '../crisis/CrisisLinks';
import { useHoursData, Week } from '../hours/Hours';
import { usePatientLinks } from '../patient-links/PatientLinks';
import { Folded } from '../ui/Folded';
import { useSite } from '../ui/SiteContext';

/** The footer: links to all pages, the contact details, and the numbers for a crisis. */
export function Footer() {
  const { t } = useSite();
  return (
    <footer className="site-footer border-t border-line bg-sand pb-24 md:pb-28 print:bg-transparent print:pb-0">
      <nav
        aria-label={t('footer.label')}
        className="page-width py-4 md:grid md:grid-cols-2 md:gap-5 md:py-stack lg:grid-cols-4"
      >
        <PageColumns />
        <div>
          <PracticeColumn />
          <ContactLines />
        </div>
      </nav>
      <LastLines />
    </footer>
  );
}

/** Links to the services, the towns and the policies, and the button that opens the cookie preferences. */
function PageColumns() {
  const { t, href, services, towns, policies } = useSite();
  const linksTo = (pages: { id: PageId; name: string }[]) =>
    pages.map(({ id, name }) => ({ address: href(id), text: name }));
  /** A link to the part of the patients' rights that has this heading. */
  const inRights = (text: string) => ({ address: href('policies/patient-rights', text), text });
  return (
    <>
      <Column heading={t('footer.services')}>
        <Links links={linksTo(services)} />
      </Column>
      <Column heading={t('footer.locations')}>
        <Links links={linksTo(towns)} />
      </Column>
      <Column heading={t('footer.policies')}>
        <Links
          links={[
            ...linksTo(policies),
            inRights(t('footer.accessibility')),
            inRights(t('footer.nondiscrimination')),
            {
              address: `${href('policies/patient-rights')}#language-help`,
              text: t('footer.languageHelp'),
            },
            { address: href('leave-this-page'), text: t('leave.about') },
          ]}
        />
        <li className="noscript:hidden">
          <button type="button" data-choose="again">
            {t('consent.settings')}
          </button>
        </li>
      </Column>
    </>
  );
}

/** Links to the pages about the practice, and to other websites that its patients use. */
function PracticeColumn() {
  const { t, href, routes, page } = useSite();
  const pages: { id: PageId; name: string }[] = [
    { id: 'about', name: t('nav.about') },
    { id: 'for-patients', name: t('forPatients.link') },
    { id: 'for-families', name: page('for-families').heading },
    { id: 'telepsychiatry', name: t('nav.telepsychiatry') },
    { id: 'contact', name: t('nav.contact') },
  ];
  return (
    <Column heading={t('footer.practice')}>
      <Links
        links={[
          // A practice may lack one of them.
          ...pages
            .filter(({ id }) => routes.has(id))
            .map(({ id, name }) => ({ address: href(id), text: name })),
          ...usePatientLinks().map(({ address, name, elsewhere, iconSuffices }) => ({
            address,
            text: iconSuffices ? (
              <>
                {name} <span className="sr-only">{elsewhere}</span>
                <ExternalLink className="ml-1.5 size-4 shrink-0" />
              </>
            ) : (
              `${name} ${elsewhere}`
            ),
          })),
        ]}
      />
    </Column>
  );
}

/** The name, address, telephone, e-mail and hours of the practice. */
function ContactLines() {
  const { practice, phone } = useSite();
  return (
    <ul className="footer-contact mt-3 stacked-1">
      <li className="font-semibold">{practice.name}</li>
      <li>{addressLine(practice.address)}</li>
      <li>
        <a href={phone.href} className="mr-5">
          {phone.words}
        </a>{' '}
        <a href={`mailto:${practice.email}`}>{practice.email}</a>
      </li>
      <li className="text-small" {...useHoursData()}>
        <Week />
      </li>
    </ul>
  );
}

/** The numbers for a crisis, and who owns the site. */
function LastLines() {
  const { t, practice } = useSite();
  return (
    <div className="page-width text-small text-soft print:hidden">
      {/* No paragraph: its telephone links would not break across lines. */}
      <div className="mb-3 flex flex-wrap items-center gap-x-4">
        <CrisisLinks />
      </div>
      <p className="max-w-measure">
        {/* A name may end with a period of its own: P.A. */}© {practice.name.replace(/\.$/, '')}.{' '}
        {t('footer.rights')} {practice.sample && t('footer.sampleNotice')}
      </p>
    </div>
  );
}

/** A column of links below its heading; on phones the heading is the summary that folds them. */
function Column({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="print:hidden">
      <h2 className="folded-name text-h3">{heading}</h2>
      <Folded summary={heading}>
        <ul className="mt-3 stacked-1">{children}</ul>
      </Folded>
    </div>
  );
}

function Links({ links }: { links: { address: string; text: ReactNode }[] }) {
  return links.map(({ address, text }) => (
    <li key={address}>
      <a href={address}>{text}</a>
    </li>
  ));
}
