import { CookieTable } from '../../components/consent/CookieTable';
import { PrivacyReceipt } from '../../components/consent/PrivacyReceipt';
import { ToolsInUse } from '../../components/consent/ToolsInUse';
import { YourChoice } from '../../components/consent/YourChoice';
import { CrisisCenters, withSources } from '../../components/crisis/CrisisCenters';
import { Article } from '../../components/layout/Article';
import { LanguageHelp } from '../../components/layout/LanguageHelp';
import { RelatedPages } from '../../components/layout/RelatedPages';
import { LinkedPhoneNumbers } from '../../components/ui/LinkedPhoneNumbers';
import { useSite } from '../../components/ui/SiteContext';
import type { PageOf } from '../../lib/content/content.server';
import { longDate } from '../../lib/dates.server';
import { policyStatus } from '../../lib/policy-status.server';

export function Page({ page }: { page: PageOf<'policy'> }) {
  const site = useSite();
  const { t, language, policies, crisisCenters } = site;
  const centers = page.shows === 'crisis centers' ? crisisCenters : [];
  return (
    <Article
      page={withSources(page, centers)}
      aside={
        <>
          <p className="text-soft">{policyStatus(page.effectiveOn, site)}</p>
          {page.namesTools && <ToolsInUse />}
          <section
            aria-labelledby="summary"
            className="my-stack max-w-measure rounded-card border border-line bg-mist p-6"
          >
            <h2 id="summary" className="text-h3">
              {t('policy.summary')}
            </h2>
            <ul className="mt-3 list-disc stacked-1 pl-5">
              {page.summary.map((point) => (
                <li key={point}>
                  <LinkedPhoneNumbers text={point} />
                </li>
              ))}
            </ul>
          </section>
          <CrisisCenters centers={centers} />
        </>
      }
    >
      {page.shows === 'cookies' && (
        <>
          <CookieTable />
          <PrivacyReceipt />
          <YourChoice />
        </>
      )}
      {page.shows === 'language help' && <LanguageHelp />}
      {page.changes.length > 0 && (
        <section aria-labelledby="changes" className="mt-stack max-w-measure">
          <h2 id="changes" className="mb-4 text-h2-article">
            {t('policy.changes')}
          </h2>
          <ul className="list-disc stacked-1 pl-5">
            {page.changes.map(({ on, what }) => (
              <li key={on + what}>{`${longDate(on, language)}: ${what}`}</li>
            ))}
          </ul>
        </section>
      )}
      <RelatedPages heading={t('policy.others')} pages={policies} current={page.id} />
    </Article>
  );
}
