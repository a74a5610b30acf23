import type { Content } from '../content/types';
import { type Finding, finding } from '../findings/finding';
import { textsOf } from './texts.server';

/** Finds texts that offer what the practice does not: visits by video, or Medicare. */
export function checkOffers(content: Content): Finding[] {
  return [...videoVisits(content), ...medicare(content)];
}

const byVideo =
  /\b(?:by|on|via) video\b|\bvideo (?:visit|call|appointment)|\b(?:por|de) video\b|videollamada|telepsi|telepsych|telehealth|telemedicin/i;

/** Texts that speak of visits by video at a practice without them. */
function videoVisits(content: Content): Finding[] {
  if (content.visits.videoFrom) return [];
  return [...textsOf(content)].flatMap(({ source, part }) => {
    // Components show these words only where there are visits by video.
    const isShown = !/dictionary|telepsychiatry|^practice/.test(source.file);
    const isConditional = part.text.includes('{ifVideo}') || part.quoted.includes('{ifVideo}');
    return isShown && !isConditional && byVideo.test(part.words)
      ? finding('speaks-of-video', part.place(), { condition: '{ifVideo}' })
      : [];
  });
}

/** The fields that search results print. A text may name Medicare where the law is its subject. */
const inSearchResults = /^(?:title|description|keywords\.\d+)$/;

/** Search results that name Medicare at a practice that is not in its network. */
function medicare(content: Content): Finding[] {
  const isAccepted = content.insurers.some(
    ({ id, state }) => id === 'medicare' && state === 'in network',
  );
  if (isAccepted) return [];
  return [...textsOf(content)].flatMap(({ part }) =>
    inSearchResults.test(part.path) &&
    part.words.includes('Medicare') &&
    !part.text.includes('{ifMedicare}')
      ? finding('speaks-of-medicare', part.place(), { condition: '{ifMedicare}' })
      : [],
  );
}
