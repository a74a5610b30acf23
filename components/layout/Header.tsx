import { NavLink } from 'react-router';
import { markPicture } from '../../lib/content/wanted-pictures.server';
import { Flag, ToggleLink, type ToggleTarget } from '../language-toggle/ToggleLink';
import { LeaveLink, useIsConfidential } from '../leave-this-page/LeaveLink';
import { Navigation } from '../navigation/Navigation';
import { Picture } from '../picture/Picture';
import { ButtonLink } from '../ui/ButtonLink';
import { useSite } from '../ui/SiteContext';

const menuId = 'site-menu';

/**
 * The header. It is translucent while the page is scrolled or a menu is open (specification, section 4). It is
 * sticky unless text is so large that it would cover much of the screen: its `top` is then far above.
 */
export function Header({ toggle }: { toggle: ToggleTarget }) {
  const { t, href, practice } = useSite();
  const isConfidential = useIsConfidential();
  return (
    <header className="site-header tall:sticky tall:top-[min(0px,(100vw-18rem)*99)] xl:tall:top-[min(0px,(100vw-60rem)*99)] z-20 border-b border-line print:hidden">
      <div className="page-width flex flex-wrap items-center gap-1 py-1 sm:gap-x-2 sm:py-2 md:gap-y-0 md:py-1 xl:gap-x-1 xl:py-2">
        <NavLink
          discover="none"
          to={href('home')}
          end
          className="flex min-h-11 min-w-0 flex-[1_1_6rem] items-center xl:basis-42 gap-2 font-serif text-lead leading-none font-semibold text-heading"
        >
          <Picture
            name={markPicture.name}
            alt=""
            loads="at once"
            className="size-9 shrink-0 rounded-small bg-transparent! max-[22rem]:hidden"
          />
          {practice.name}
        </NavLink>{' '}
        {/* In the room that the name leaves, so that all else stands in the same place on every page. */}
        {isConfidential && (
          <LeaveLink className="inline-flex min-h-11 items-center px-2 text-small font-semibold link max-md:hidden">
            {t('leave.brief')}
          </LeaveLink>
        )}
        <ToggleLink
          target={toggle}
          className="inline-flex min-h-11 items-center gap-2 rounded-control pr-2 font-semibold link hover:bg-mist sm:px-2 md:text-small xl:mr-2 xl:px-0"
        >
          <Flag className="max-sm:hidden" />
          {t('language.switchTo')}
        </ToggleLink>{' '}
        {/* Below 768 px the menu is a popover: no script opens it, and a browser that knows no
            popovers shows the list. */}
        <button
          type="button"
          popoverTarget={menuId}
          className="min-h-11 rounded-control border border-control bg-surface px-3 font-semibold text-link md:hidden"
        >
          {t('nav.menu')}
        </button>
        <Navigation id={menuId} />
        <ButtonLink
          href={href('contact')}
          className="min-h-11! max-md:hidden xl:order-last xl:ml-2"
        >
          {t('nav.bookNow')}
        </ButtonLink>
      </div>
    </header>
  );
}
