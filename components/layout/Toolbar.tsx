import { CalendarCheck, DoorOpen, MapPin, Phone } from 'lucide-react';
import { useLocation } from 'react-router';
import { emergencyPage, kindsWithVisitCard, type PageKind } from '../../lib/routes.server';
import { lineWords } from '../../lib/words/line';
import { useUrgentFirst } from '../crisis/CrisisButtons';
import { LeaveLink, useIsConfidential } from '../leave-this-page/LeaveLink';
import { useSite } from '../ui/SiteContext';
import { visitCardId } from '../visit-card/VisitCard';

const townsId = 'toolbar-towns';

// Aligned to the top, so that the icon does not move when the text's font loads.
const itemLook =
  'toolbar-item flex w-full items-center gap-1 px-1 text-center text-small font-semibold text-link active:bg-mist focus-visible:-outline-offset-3';
/** An item with an icon. The items without one have words of up to three lines, which need a lower line height. */
const itemClass = `${itemLook} leading-tight`;

/**
 * The bar with the most needed actions at the bottom of mobile screens: the ways to a visit, or, on the page on emergencies,
 * the crisis lines. The language toggle is in the header.
 */
export function Toolbar() {
  const { t, routes } = useSite();
  const route = routes.addressAt(useLocation().pathname)?.route;
  const isConfidential = useIsConfidential();
  return (
    <nav
      aria-label={t('toolbar.label')}
      className="toolbar @container z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] tall:fixed tall:inset-x-0 tall:bottom-0 print:hidden"
    >
      <ul className="flex *:grid *:flex-1 *:not-first:border-l *:border-line @max-[18rem]:flex-wrap">
        {route?.id === emergencyPage ? <CrisisItems /> : <VisitItems kind={route?.kind} />}
        {isConfidential && (
          <li>
            <LeaveLink className={itemClass}>
              <DoorOpen className="size-5" />
              {t('leave.brief')}
            </LeaveLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** The crisis lines. On this page "Call" would be taken for the emergency call. */
function CrisisItems() {
  return useUrgentFirst().map(({ id, href, brief, urgent }) => (
    <li key={id}>
      <a
        href={href}
        className={`${itemLook} justify-center leading-none ${urgent ? 'bg-accent text-surface' : ''}`}
      >
        {brief}
      </a>
    </li>
  ));
}

interface PageProps {
  /** The kind of the page; undefined on the not-found page. */
  kind: PageKind | undefined;
}

/** A call, the visit card or the contact form, and the towns. */
function VisitItems({ kind }: PageProps) {
  const { t, line, phone } = useSite();
  return (
    <>
      <li>
        <a
          href={phone.href}
          data-tooltip={lineWords(line('callToAction.call'))}
          className={itemClass}
        >
          <Phone className="size-5" />
          {t('toolbar.call')}
        </a>
      </li>
      <li>
        <Book kind={kind} />
      </li>
      <li>
        <Towns />
      </li>
    </>
  );
}

/**
 * Leads to the visit card, if the page has one, otherwise to the contact form. A card that is a sheet opens over the page;
 * a browser that knows no popovers has the link alone (`components/ui/popovers.css`).
 */
function Book({ kind }: PageProps) {
  const { t, href } = useSite();
  const hasCard = kind !== undefined && kindsWithVisitCard.includes(kind);
  // On the home page the card is in the first screen.
  const isSheet = hasCard && kind !== 'home';
  const content = (
    <>
      <CalendarCheck className="size-5" />
      {t('toolbar.book')}
    </>
  );
  return (
    <>
      {isSheet && (
        <button type="button" popoverTarget={visitCardId} className={itemClass}>
          {content}
        </button>
      )}{' '}
      <a
        href={hasCard ? `#${visitCardId}` : href('contact')}
        data-tooltip={t('nav.bookNow')}
        className={`${itemClass} ${isSheet ? 'supports-[selector(:popover-open)]:hidden' : ''}`}
      >
        {content}
      </a>
    </>
  );
}

/** The button that opens the list of towns. */
function Towns() {
  const { t, href, towns } = useSite();
  return (
    <>
      <button
        type="button"
        popoverTarget={townsId}
        data-tooltip={t('nav.locations')}
        className={itemClass}
      >
        <MapPin className="size-5" />
        {t('toolbar.locations')}
      </button>
      <ul id={townsId} popover="auto" aria-label={t('nav.locations')} className="toolbar-towns">
        {towns.map(({ id, name }) => (
          <li key={id}>
            <a
              href={href(id)}
              className="flex min-h-11 items-center rounded-control px-3 font-semibold text-heading active:bg-mist"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
