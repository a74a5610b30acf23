import { NavLink } from 'react-router';
import { ButtonLink } from '../ui/ButtonLink';
import { LanguageToggle, type ToggleTarget } from './LanguageToggle';
import { Navigation } from './Navigation';
import { useSite } from './SiteContext';

const menuId = 'site-menu';

export function Header({ toggle }: { toggle: ToggleTarget }) {
  const { t, href, practice } = useSite();
  return (
    <header className="border-b border-sand-200 bg-sand-50 md:sticky md:top-0 md:z-10 print:static">
      <div className="page-width flex items-center gap-x-1 gap-y-2 py-3 sm:gap-x-3 md:flex-wrap xl:flex-nowrap">
        <NavLink
          to={href('home')}
          end
          className="mr-auto min-w-0 font-serif text-lg leading-tight sm:text-xl font-semibold text-teal-900"
        >
          {practice.name}
        </NavLink>
        {/* Below 768 px the menu is a popover: no script opens it, and a browser that knows no
            popovers shows the list. */}
        <button
          type="button"
          popoverTarget={menuId}
          className="order-last min-h-11 rounded-control border border-teal-700 px-3 font-semibold text-teal-800 md:hidden"
        >
          {t('nav.menu')}
        </button>
        <Navigation id={menuId} />
        <LanguageToggle target={toggle} />
        <ButtonLink
          href={href('contact')}
          className="whitespace-nowrap max-md:hidden xl:order-last"
        >
          {t('nav.bookNow')}
        </ButtonLink>
      </div>
    </header>
  );
}
