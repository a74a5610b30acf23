import type { Content } from '../content/types';
import { type Finding, finding } from '../findings/finding';
import { textsOf } from './texts.server';

/** What texts offer and the practice does not: visits by video, and Medicare. */
export function checkOffers(content: Content): Finding[] {
  return [...videoVisits(content), ...medicare(content)];
}

const byVideo =
  /\b(?:by|on|via) video\b|\bvideo (?:visit|call|appointment)|\b(?:por|de) video\b|videollamada|telepsi|telepsych|telehealth|telemedicin/i;

/** Pages and visits that speak of visits by video at a practice without them. */
function videoVisits(content: Content): Finding[] {
  if (content.visits.videoFrom) return [];
  return [...textsOf(content)].flatMap(({ source, part }) => {
    // Components show the dictionary's words on video visits where there are such visits.
    const isShown = !/dictionary|telepsychiatry|^practice/.test(source.file);
    const isConditional = part.text.includes('{ifVideo}') || part.quoted.includes('{ifVideo}');
    return isShown && !isConditional && byVideo.test(part.words)
      ? finding('speaks-of-video', part.place(), { condition: '{ifVideo}' })
      : [];
  });
}

/** What search results say; in the text, law may name Medicare whether the practice takes it or not. */
const inSearchResults = /^(?:title|description|keywords\.\d+)$/;

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
