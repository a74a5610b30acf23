import { ExternalLink } from 'lucide-react';
import { languageName } from '../../lib/content/language-tags.server';
import { publicAddress } from '../../lib/files/public-files.server';
import { listOf } from '../../lib/words/text.server';
import { ButtonLink } from '../ui/ButtonLink';
import { Detail } from '../ui/Detail';
import { Part } from '../ui/Section';
import { useSite } from '../ui/SiteContext';

const onlineServices = ['portal', 'payment', 'refills', 'videoVisit'] as const;

/**
 * The links for existing patients to other websites, in the order of the page. `elsewhere` says in words that it leads to
 * another website, and in which languages. Where it says no languages, an icon says as much (`iconSuffices`).
 */
export function usePatientLinks() {
  const { t, language, practice } = useSite();
  const { languages, ...addresses } = practice.existingPatients;
  const names = languages?.map((tag) => languageName(tag, language)) ?? [];
  const inLanguages = names.length > 0 ? ` ${t('page.inLanguage')} ${listOf(names, language)}` : '';
  const elsewhere = `(${t('existingPatients.elsewhere')}${inLanguages})`;
  return onlineServices.flatMap((service) => {
    const address = addresses[service];
    if (!address) return [];
    return [
      { address, name: t(`existingPatients.${service}`), elsewhere, iconSuffices: !inLanguages },
    ];
  });
}

/** The address of the part for existing patients; undefined if it is empty. */
export function useExistingPatientsAddress() {
  const { href, practice } = useSite();
  const { forms } = practice.existingPatients;
  const isEmpty = usePatientLinks().length === 0 && forms.length === 0;
  return isEmpty ? undefined : `${href('for-patients')}#existing-patients`;
}

/**
 * The links and forms for existing patients; nothing if there are none.
 * @param isBeforeText whether it stands before the text of a page, under a small heading
 */
export function ExistingPatients({ isBeforeText = false }) {
  const { t, language, practice } = useSite();
  const links = usePatientLinks();
  const { forms } = practice.existingPatients;
  if (links.length === 0 && forms.length === 0) return null;
  return (
    <section aria-labelledby="existing-patients" className="@container print:hidden">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <h2 id="existing-patients" className={isBeforeText ? 'text-h3' : 'text-h2-article'}>
          {t('existingPatients.heading')}
        </h2>
        {/* Said once to those who see that the links are together. To those who hear them, each link says it. */}
        {links[0] && (
          <p aria-hidden="true" className="text-small text-soft">
            {links[0].elsewhere}
          </p>
        )}
      </div>
      {links.length > 0 && (
        <div className="grid auto-rows-fr gap-2 @min-[12rem]:grid-cols-2 @min-[56rem]:grid-cols-4 text-small leading-tight md:gap-3 md:text-base">
          {links.map(({ address, name, elsewhere }) => (
            <ButtonLink key={address} href={address} variant="secondary" className="max-lg:px-2">
              <span className="text-balance">
                {name} <span className="sr-only">{elsewhere}</span>
                <ExternalLink className="ml-0.5 inline-block size-4 align-[-0.125em]" />
              </span>
            </ButtonLink>
          ))}
        </div>
      )}
      {forms.length > 0 && (
        <>
          <h3 className="mt-6 text-h3">{t('existingPatients.forms')}</h3>
          <ul className="mt-3 list-disc pl-5">
            {forms.map(({ name, file }) => (
              <li key={file}>
                <a href={publicAddress(file)} className="link">
                  {name[language]}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** What doctors and therapists need to refer a patient; nothing if the practice has not said. */
export function Referrals() {
  const { t, language, practice } = useSite();
  if (!practice.referrals) return null;
  const { fax, send, report } = practice.referrals;
  return (
    <Part id="referrals" heading={t('referrals.heading')} className="max-w-measure print:hidden">
      <dl className="stacked-3">
        {fax && <Detail term={t('referrals.fax')}>{fax}</Detail>}
        <Detail term={t('referrals.send')}>{send[language]}</Detail>
        <Detail term={t('referrals.report')}>{report[language]}</Detail>
      </dl>
    </Part>
  );
}
