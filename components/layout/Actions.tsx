import { Phone } from 'lucide-react';
import { CallNote, Week } from '../hours/Hours';
import { ButtonLink, type ButtonLinkProps } from '../ui/ButtonLink';
import { UnlinkedLine } from '../ui/LineText';
import { useSite } from '../ui/SiteContext';
import { VisitInBrief } from '../visit-card/VisitInBrief';

/** A card with the ways to begin and the hours. */
export function ContactCard() {
  const { t } = useSite();
  return (
    <section
      aria-labelledby="contact-card"
      className="rounded-card border border-line bg-surface p-6 shadow-card lg:text-base"
    >
      <h2 id="contact-card" className="text-h3">
        {t('contact.card')}
      </h2>
      <Week />
      <Actions callFirst className="mt-4 flex-col [&>a]:px-3" />
    </section>
  );
}

interface ActionsProps {
  className?: string;
  /** Whether large screens show the visit card beside them, which asks for the appointment there. */
  besideCard?: boolean;
  /** Whether the call is the main action. */
  callFirst?: boolean;
}

/** The two ways to begin: a request for an appointment, and a call. */
function Actions({ className = '', besideCard = false, callFirst = false }: ActionsProps) {
  return (
    <div className={`flex flex-wrap gap-3 print:hidden ${className}`}>
      {callFirst && <CallButton variant="sun" />}
      <RequestButton
        variant={callFirst ? 'secondary' : 'sun'}
        className={`max-sm:grow ${besideCard ? 'lg:hidden' : ''}`}
      />
      {!callFirst && <CallButton />}
    </div>
  );
}

interface ActionsWithNoteProps extends Omit<ActionsProps, 'className'> {
  /** Whether this first visit cannot be by video. */
  inOfficeOnly?: boolean | undefined;
}

/** The two ways to begin, with what happens to a call now; on phones after the visit in brief, whose card is far below. */
export function ActionsWithNote({
  besideCard = false,
  callFirst = false,
  inOfficeOnly = false,
}: ActionsWithNoteProps) {
  return (
    <div className="print:hidden">
      {besideCard && <VisitInBrief inOfficeOnly={inOfficeOnly} />}
      <Actions besideCard={besideCard} callFirst={callFirst} />
      <CallNote />
    </div>
  );
}

type Look = Pick<ButtonLinkProps, 'variant' | 'className'>;

/** The button that leads to the contact form, which is in the first screen of its page. */
export function RequestButton({ variant = 'sun', ...look }: Look) {
  const { t, href } = useSite();
  return (
    <ButtonLink href={href('contact')} variant={variant} {...look}>
      {t('callToAction.request')}
    </ButtonLink>
  );
}

/** The button that calls the practice. */
export function CallButton({ text, className = 'max-sm:grow', ...look }: Look & { text?: string }) {
  const { line, phone } = useSite();
  return (
    <ButtonLink
      href={phone.href}
      variant="secondary"
      className={`flex-wrap max-sm:px-3 ${className}`}
      {...look}
    >
      <Phone className="size-5" />
      <span>{text ?? <UnlinkedLine line={line('callToAction.call')} />}</span>
    </ButtonLink>
  );
}
