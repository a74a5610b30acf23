import { Fragment } from 'react';
import { useSite } from '../ui/SiteContext';

/** The question whether this is a crisis, and the crisis lines. */
export function CrisisLinks() {
  const { t, crisisLines } = useSite();
  return (
    <>
      <strong>{t('crisis.lead')}</strong>
      {crisisLines.map(({ id, href, words }) => (
        <Fragment key={id}>
          {' '}
          <a href={href}>{words}</a>
        </Fragment>
      ))}
    </>
  );
}

/** The crisis lines in few words: links that fit a line of a phone. */
export function BriefCrisisLinks() {
  const { crisisLines } = useSite();
  return crisisLines.map(({ id, href, brief }) => (
    <Fragment key={id}>
      {' '}
      <a href={href} className="min-w-11">
        {brief}
      </a>
    </Fragment>
  ));
}
