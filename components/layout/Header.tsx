import { NavLink } from 'react-router';
import { ButtonLink } from '../ui/ButtonLink';
import { LanguageToggle, type ToggleTarget } from './LanguageToggle';
import { Navigation } from './Navigation';
import { useSite } from './SiteContext';

const menuId = 'site-menu';

export function Header({ toggle }: { toggle: ToggleTarget }) {
  const { t, href, practice } = useSite();
  return (
    <header className="relative z-10 border-b border-sand-200 bg-sand-50 md:tall:sticky md:tall:top-0 print:static">
      <div className="page-width flex flex-wrap items-center gap-x-1 gap-y-2 py-3 sm:gap-x-3">
        <NavLink
          to={href('home')}
          end
          className="mr-auto min-w-0 flex-[1_1_7rem] 2xl:flex-none font-serif text-lg leading-tight sm:text-xl font-semibold text-teal-900"
        >
          {practice.name}
        </NavLink>
        {/* Below 768 px the menu is a popover: no script opens it, and a browser that knows no
            popovers shows the list. */}
        <button
          type="button"
          popoverTarget={menuId}
          className="order-last min-h-11 rounded-control border border-teal-700 px-3 font-semibold text-teal-800 md:hidden print:hidden"
        >
          {t('nav.menu')}
        </button>
        <Navigation id={menuId} />
        <LanguageToggle target={toggle} />
        <ButtonLink
          href={href('contact')}
          className="whitespace-nowrap max-md:hidden 2xl:order-last print:hidden"
        >
          {t('nav.bookNow')}
        </ButtonLink>
      </div>
    </header>
  );
}
