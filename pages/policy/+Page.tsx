import { Article } from '../../components/layout/Article';
import { OtherPages } from '../../components/layout/OtherPages';
import { useSite } from '../../components/layout/SiteContext';
import { CookieTable } from '../../components/sections/CookieTable';
import { LanguageHelp } from '../../components/sections/LanguageHelp';
import { PrivacyReceipt } from '../../components/sections/PrivacyReceipt';
import { Dialable } from '../../components/ui/Dialable';
import type { PageOf } from '../../lib/content/content.server';
import { longDate } from '../../lib/dates';

export function Page({ page }: { page: PageOf<'policy'> }) {
  const { t, language, policies } = useSite();
  return (
    <Article
      page={page}
      aside={
        <>
          <p className="text-soft">
            {t('policy.effectiveOn')} {longDate(page.effectiveOn, language)}.
          </p>
          <section
            aria-labelledby="summary"
            className="my-stack max-w-2xl rounded-card border border-line bg-mist p-6"
          >
            <h2 id="summary" className="text-h3">
              {t('policy.summary')}
            </h2>
            <ul className="mt-3 list-disc stacked-1 pl-5">
              {page.summary.map((point) => (
                <li key={point}>
                  <Dialable text={point} />
                </li>
              ))}
            </ul>
          </section>
        </>
      }
    >
      {page.shows === 'cookies' && (
        <>
          <CookieTable />
          <PrivacyReceipt />
        </>
      )}
      {page.shows === 'language help' && <LanguageHelp />}
      <OtherPages heading={t('policy.others')} pages={policies} current={page.id} />
    </Article>
  );
}
