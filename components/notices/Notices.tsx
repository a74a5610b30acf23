import { code } from 'virtual:inline-script/notices/first-paint';
import { resolveLink } from '../../lib/content/text/links.server';
import { dateWithWeekday } from '../../lib/time/format.server';
import { LineText } from '../ui/LineText';
import { useSite } from '../ui/SiteContext';

/**
 * The notices above the header. Without scripts they are those of the day of the build; with scripts they
 * follow the browser's clock from the first paint on.
 */
export function Notices() {
  const { t, language, routes, notices, today } = useSite();
  if (notices.length === 0) return null;
  const anyHasBegun = notices.some(({ hasBegun }) => hasBegun);
  const linkClass = 'inline-block py-1 underline underline-offset-4';
  return (
    <>
      <section id="notices" aria-label={t('notices.label')} hidden={!anyHasBegun}>
        {notices.map(({ id, from, until, lastDay, hasBegun, urgent, text, link }) => (
          <div
            key={id}
            data-from={from}
            data-until={until}
            hidden={!hasBegun}
            className={`border-b border-line ${urgent ? 'bg-accent-soft font-semibold' : 'bg-mist'}`}
          >
            <p className="page-width py-2 text-center text-small">
              <LineText line={text[language]} /> {t('notices.until')}{' '}
              {dateWithWeekday(lastDay, language, today)}.{' '}
              {link && (
                <a href={resolveLink(link.to, language, routes)} className={linkClass}>
                  {link.text[language]}
                </a>
              )}{' '}
              {!urgent && (
                <button
                  type="button"
                  value={id}
                  hidden
                  className="min-h-11 px-3 font-semibold link print:hidden"
                >
                  {t('notices.dismiss')}
                </button>
              )}
            </p>
          </div>
        ))}
      </section>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: bundled from this project's files */}
      <script dangerouslySetInnerHTML={{ __html: code }} />
    </>
  );
}
