import type { ReactNode } from 'react';
import { NavLink, useMatch } from 'react-router';
import type { PageOf } from '../../lib/content/types';
import { locationsIndex } from '../../lib/routes.server';
import { BriefCrisisLinks } from '../crisis/CrisisLinks';
import { Island } from '../islands/Island';
import { useExistingPatientsAddress } from '../patient-links/PatientLinks';
import { ButtonLink } from '../ui/ButtonLink';
import { useSite } from '../ui/SiteContext';
import { Submenu } from './Submenu.island';

/**
 * The main navigation: a row of links from 768 px on, a popover on smaller screens. Its two submenus are
 * `details` with the same name, so that the browser keeps only one of them open.
 */
export function Navigation({ id }: { id: string }) {
  const { t, language, href, routes, services, towns, page } = useSite();
  const patientsLink = useExistingPatientsAddress();
  return (
    <nav
      id={id}
      popover="auto"
      aria-label={t('nav.label')}
      className="menu bg-surface text-ink backdrop:bg-deep/50 md:static md:m-0 md:block md:overflow-visible md:bg-transparent md:max-xl:order-last md:max-xl:w-full"
    >
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        className="mb-2 ml-auto flex min-h-11 items-center rounded-control border border-control px-3 font-semibold text-link md:hidden"
      >
        {t('nav.close')}
      </button>
      <ul className="flex flex-col gap-1 md:flex-row md:flex-wrap md:items-center md:max-lg:-mx-1 lg:max-xl:-mx-3 xl:-mx-1 md:max-lg:justify-between md:gap-0">
        <Item href={href('home')} end>
          {t('nav.home')}
        </Item>
        <Item href={href('about')}>{t('nav.about')}</Item>
        <SubmenuItem
          label={t('nav.services')}
          section={href('services')}
          listClass="md:max-h-[min(500px,calc(100dvh-9rem))]"
        >
          <PageItems pages={services} />
          <Item href={href('services')} end>
            {t('nav.viewAllServices')}
          </Item>
        </SubmenuItem>
        {routes.has('telepsychiatry') && (
          <Item href={href('telepsychiatry')}>{t('nav.telepsychiatry')}</Item>
        )}
        <SubmenuItem
          label={t('nav.locations')}
          section={locationsIndex[language]}
          listClass="md:max-h-[min(600px,calc(100dvh-9rem))] xl:right-0"
        >
          <PageItems pages={towns} />
        </SubmenuItem>
        <Item href={href('contact')}>{t('nav.contact')}</Item>
      </ul>
      <ButtonLink href={href('contact')} className="mt-4 w-full md:hidden">
        {t('nav.bookNow')}
      </ButtonLink>
      <p className="flex flex-wrap gap-x-3 px-3 pt-2 text-small has-tall-links md:hidden">
        {patientsLink && <a href={patientsLink}>{t('forPatients.link')}</a>}{' '}
        <a href={href('for-families')}>{page('for-families').heading}</a>
      </p>
      <p className="flex flex-wrap items-center gap-x-3 px-3 pt-2 text-small has-tall-links md:hidden">
        <strong>{t('crisis.lead')}</strong>
        <BriefCrisisLinks />
      </p>
    </nav>
  );
}

/**
 * A link of the menu. Without `discover="none"`, React Router would add an attribute to each link for its own
 * navigation, which this site does not use.
 * @param end whether it is active only on its own page, not on the pages below it
 */
function Item({ href, end = false, children }: ItemProps) {
  return (
    <li>
      <NavLink discover="none" to={href} end={end}>
        {children}
      </NavLink>
    </li>
  );
}

interface ItemProps {
  href: string;
  end?: boolean;
  children: ReactNode;
}

interface SubmenuItemProps {
  label: string;
  /** The path above the pages of the submenu, which is marked on all pages below this path. */
  section: string;
  listClass: string;
  children: ReactNode;
}

function SubmenuItem({ label, section, listClass, children }: SubmenuItemProps) {
  const isActive = useMatch({ path: section, end: false }) !== null;
  return (
    <li className="xl:relative">
      <Island
        name="Submenu"
        component={Submenu}
        hydrate={{ when: 'interaction' }}
        props={{ label, isActive }}
        className="contents"
      >
        <ul className={`submenu ${listClass}`}>{children}</ul>
      </Island>
    </li>
  );
}

function PageItems({ pages }: { pages: PageOf<'service' | 'location'>[] }) {
  const { href } = useSite();
  return pages.map(({ id, name }) => (
    <Item key={id} href={href(id)} end>
      {name}
    </Item>
  ));
}
