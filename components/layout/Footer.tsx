import type { ReactNode } from 'react';
import type { PageOf } from '../../lib/content/content.server';
import { phoneLink } from '../../lib/content/facts';
import { useSite } from './SiteContext';

export function Footer() {
  const { t, practice, services, towns, policies } = useSite();
  return (
    <footer className="border-t border-sand-200 bg-sand-100 print:hidden">
      <nav
        aria-label={t('footer.label')}
        className="page-width grid gap-8 py-12 sm:grid-cols-2 lg:grid-cols-4"
      >
        <Column heading={t('footer.services')}>
          <Links pages={services} />
        </Column>
        <Column heading={t('footer.locations')}>
          <Links pages={towns} />
        </Column>
        <Column heading={t('footer.policies')}>
          <Links pages={policies} />
        </Column>
        <Column heading={t('footer.practice')}>
          <li>{practice.name}</li>
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
        </Column>
      </nav>
      <p className="page-width pb-10 text-base text-ink-soft">
        © {practice.name}. {t('footer.rights')} {t('footer.sampleNotice')}
      </p>
    </footer>
  );
}

const linkClass = 'inline-block py-1 underline-offset-4 hover:underline';

function Column({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="text-lg">{heading}</h2>
      <ul className="mt-3 space-y-1">{children}</ul>
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
