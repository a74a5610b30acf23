import type { ReactNode } from 'react';
import {
  CookieTable,
  PrivacyReceipt,
  YourChoice,
} from '../../components/consent/CookiePolicyParts';
import { CrisisButtons } from '../../components/crisis/CrisisButtons';
import { CrisisCenters, crisisCentersId, withSources } from '../../components/crisis/CrisisCenters';
import { Article } from '../../components/layout/Article';
import { RelatedPages } from '../../components/layout/PageLinks';
import { LineText } from '../../components/ui/LineText';
import { SampleMark } from '../../components/ui/Prose';
import { Part } from '../../components/ui/Section';
import { useSite } from '../../components/ui/SiteContext';
import type { PageOf } from '../../lib/content/types';
import { policyStatus, sentenceOnTrackers } from '../../lib/policies.server';
import { longDate } from '../../lib/time/format.server';
import { type Line, lineWords } from '../../lib/words/line';

/**
 * The page of a policy, with the data that the policy shows besides its text. The page on emergencies is one of them, in an
 * order of its own.
 */
export function Page({ page }: { page: PageOf<'policy'> }) {
  const site = useSite();
  const { t, language, policies, crisis } = site;
  const inCrisis = page.shows === 'crisis centers';
  const points = page.namesTools
    ? [{ parts: [sentenceOnTrackers(site)] }, ...page.summary]
    : page.summary;
  const status = (
    <p className="mt-3 text-small text-soft">{policyStatus(page.effectiveOn, site)}</p>
  );
  const others = <RelatedPages heading={t('policy.others')} pages={policies} current={page.id} />;
  return (
    <Article
      page={inCrisis ? withSources(page, crisis) : page}
      // In a crisis the mark of a draft would make the reader doubt the numbers.
      mark={
        inCrisis ? (
          <div className="flex flex-wrap gap-3 max-sm:w-full">
            <CrisisButtons />
          </div>
        ) : (
          !page.effectiveOn && (
            <div className="w-full">
              <SampleMark text={t('policy.draft')} />
            </div>
          )
        )
      }
      actions={null}
      card={
        inCrisis ? (
          <div className="in-view">
            <Summary points={points} />
          </div>
        ) : (
          <Summary points={points}>{page.effectiveOn && status}</Summary>
        )
      }
      // In a crisis the page begins with when to call and where to go.
      cardAfterFirstSection={inCrisis}
      afterFirstSection={inCrisis && <CrisisCenters centers={crisis} />}
      hasContactCard={!inCrisis}
      below={
        <>
          {page.shows === 'cookies' && (
            <>
              <CookieTable />
              <PrivacyReceipt />
              <YourChoice />
            </>
          )}
          {others}
        </>
      }
      partAfterFirstSection={
        inCrisis && crisis.length > 0
          ? { id: crisisCentersId, text: t('crisisCenters.heading') }
          : undefined
      }
    >
      {page.shows === 'language help' && <LanguageHelp />}
      {page.changes.length > 0 && (
        <Part id="changes" heading={t('policy.changes')} className="max-w-measure">
          <ul className="list-disc stacked-1 pl-5">
            {page.changes.map(({ on, what }) => (
              <li key={on + what}>{`${longDate(on, language)}: ${what}`}</li>
            ))}
          </ul>
        </Part>
      )}
      {inCrisis && page.effectiveOn && status}
    </Article>
  );
}

/** The summary of the policy. */
function Summary({ points, children }: { points: Line[]; children?: ReactNode }) {
  const { t } = useSite();
  const onlyPoint = points.length === 1 ? points[0] : undefined;
  return (
    <section
      aria-labelledby="summary"
      className="rounded-card border border-line bg-mist p-5 md:p-6 lg:text-base"
    >
      <h2 id="summary" className="text-h3">
        {t('policy.summary')}
      </h2>
      {onlyPoint ? (
        <p className="mt-3">
          <LineText line={onlyPoint} />
        </p>
      ) : (
        <ul className="mt-3 list-disc stacked-1 pl-5">
          {points.map((point) => (
            <li key={lineWords(point)}>
              <LineText line={point} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

/** The offer of free language help, each in its own language and direction (45 CFR 92.11). */
function LanguageHelp() {
  const { t, 'language-help': languageHelp } = useSite();
  return (
    <Part id="language-help" heading={t('languageHelp.heading')} className="max-w-measure">
      <dl className="stacked-4">
        {languageHelp.map(({ lang, name, direction, text }) => (
          <div key={lang} lang={lang} dir={direction}>
            <dt className="font-semibold">{name}</dt>
            <dd>
              <LineText line={text} />
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
