import { Play, X } from 'lucide-react';
import { useLocation } from 'react-router';
import { clipClosedName, storageKey } from '../../lib/consent/cookies';
import { captionsPath } from '../../lib/files/captions.server';
import { publicAddress } from '../../lib/files/public-files.server';
import { languages } from '../../lib/language';
import { mobileScreen } from '../breakpoints';
import { Picture } from '../picture/Picture';
import { useSite } from '../ui/SiteContext';

const clipId = 'welcome-clip';

/** The welcome clip: a floating poster that opens it. Pages that people open for another purpose lack it. */
export function VideoBubble() {
  const { practice, routes } = useSite();
  const { video } = practice;
  const { kind } = routes.addressAt(useLocation().pathname)?.route ?? {};
  if (!video || kind === 'contact' || kind === 'policy' || kind === 'leave-this-page') return null;
  return (
    <>
      <Poster />
      <ClipDialog video={video} />
    </>
  );
}

/** The poster that opens the clip, with a button that removes it for this visit. */
function Poster() {
  const { t, practice } = useSite();
  return (
    <div className="bubble relative ml-auto">
      <button
        type="button"
        popoverTarget={clipId}
        data-tooltip={t('video.open')}
        className="relative block size-12 overflow-hidden rounded-full border-3 border-surface bg-deep shadow-float md:size-18"
      >
        <span className="sr-only">{t('video.open')}</span>{' '}
        <Picture
          name="welcome"
          alt=""
          sizes={`${mobileScreen} 3rem, 4.5rem`}
          className="absolute! inset-0 rounded-full"
        />
        <span className="absolute inset-0 m-auto grid size-6 place-items-center md:size-8 rounded-full bg-deep text-on-deep">
          <Play className="ml-0.5 size-3 md:size-4" />
        </span>
      </button>
      <button
        type="button"
        aria-label={t('video.dismiss')}
        data-dismiss-clip={storageKey(practice.storagePrefix, clipClosedName)}
        className="absolute -top-7 -left-5 grid size-11 place-items-center rounded-full noscript:hidden"
      >
        <span className="grid size-6 place-items-center rounded-full border border-control bg-surface text-link shadow-card">
          <X className="size-4" />
        </span>
      </button>
    </div>
  );
}

/** The dialog with the clip, its captions in both languages and its words. */
function ClipDialog({ video }: { video: string }) {
  const { t, clipWords, image } = useSite();
  return (
    <div
      id={clipId}
      popover="auto"
      role="dialog"
      aria-label={t('video.title')}
      className="m-auto w-80 max-h-[calc(100dvh-1rem)] max-w-[calc(100vw-2rem)] overflow-y-auto rounded-card bg-deep text-on-deep shadow-float backdrop:bg-deep/50"
    >
      <div className="flex items-center justify-between gap-2 py-1 pl-4">
        <p className="font-semibold">{t('video.title')}</p>
        <button
          type="button"
          popoverTarget={clipId}
          popoverTargetAction="hide"
          className="flex min-h-11 shrink-0 items-center gap-1 px-4 font-semibold focus-visible:-outline-offset-3 focus-visible:outline-on-deep"
        >
          <X className="size-5" />
          {t('nav.close')}
        </button>
      </div>
      <video
        controls
        muted
        playsInline
        preload="none"
        data-poster={image('welcome')?.src}
        width={540}
        height={720}
        className="max-h-[calc(100dvh-7rem)] w-full"
      >
        <source src={publicAddress(video)} type="video/mp4" />
        {languages.map((captions) => (
          <track
            key={captions}
            kind="captions"
            srcLang={captions}
            label={t(captions === 'en' ? 'contact.form.english' : 'contact.form.spanish')}
            src={publicAddress(captionsPath(video, captions))}
          />
        ))}
      </video>
      {clipWords && <p className="px-4 py-3 text-small">{clipWords}</p>}
    </div>
  );
}
