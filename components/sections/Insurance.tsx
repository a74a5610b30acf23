import { priorityLogos } from '../../lib/constants';
import type { Insurer } from '../../lib/content/schemas';
import { longDate } from '../../lib/dates';
import { Picture } from '../layout/Picture';
import { useSite } from '../layout/SiteContext';
import { Section } from '../ui/Section';

export function Insurance() {
  const { t, href, language, insurers, practice } = useSite();
  return (
    <Section
      id="insurance"
      heading={t('insurance.heading')}
      intro={t('insurance.intro')}
      layout="beside"
    >
      <ul
        aria-label={t('insurance.list')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls, also by keyboard
        tabIndex={0}
        className="flex snap-x snap-mandatory gap-4 overflow-x-auto pb-3 max-md:-mx-gutter max-md:px-gutter md:grid md:grid-cols-5 md:justify-between md:gap-x-0 md:gap-y-5 md:max-lg:-mx-4 md:overflow-visible md:pb-0"
      >
        {insurers.map((insurer, index) => (
          <Logo key={insurer.id} insurer={insurer} index={index} />
        ))}
      </ul>
      {practice.insurersConfirmedOn && (
        <p className="mt-6">
          {t('insurance.confirmedOn')} {longDate(practice.insurersConfirmedOn, language)}.
        </p>
      )}
      <p className="mt-stack">
        <a
          href={href('contact')}
          className="inline-block py-1 text-link underline underline-offset-4"
        >
          {t('insurance.footnote')}
        </a>
      </p>
    </Section>
  );
}

/** 144 × 112 px, on phones 144 × 144 (specification, section 9); the name where there is no logo. */
function Logo({ insurer: { id, name }, index }: { insurer: Insurer; index: number }) {
  const { image } = useSite();
  const logo = `insurers/${id}`;
  const box =
    'flex h-[144px] w-[144px] items-center justify-center overflow-hidden rounded-card border border-line md:h-[112px]';
  return (
    <li className="shrink-0 snap-center">
      {image(logo) ? (
        <Picture
          name={logo}
          alt={name}
          priority={index < priorityLogos.desktop}
          mobilePriority={index < priorityLogos.mobile}
          className={`${box} image-contained logo`}
        />
      ) : (
        <span className={`${box} bg-surface p-3 text-center font-semibold text-heading`}>
          {name}
        </span>
      )}
    </li>
  );
}
