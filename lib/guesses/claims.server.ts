import { professionOf } from '../content/credentials';
import { shownClinicians } from '../content/present-clinicians';
import { isIdInNetwork, isInNetwork } from '../content/schemas/insurers.server';
import { pathIn } from '../content/source.server';
import type { Content } from '../content/types';
import { type Finding, finding, type Values } from '../findings/finding';
import type { GuessCode } from '../findings/messages';
import { sentenceStarts } from '../words/sentences.server';
import { wholeWord } from '../words/text.server';
import { guessAt, matchIn, type PrintedText } from './printed-texts.server';

/** Texts that say of the practice what its facts do not, and prices of 0. */
export function untrueClaims(content: Content, printed: readonly PrintedText[]): Finding[] {
  const texts = printed.filter(isOfPractice);
  return [
    ...claims
      .filter(({ isTrue }) => !isTrue(content))
      .flatMap(({ code, words, inDictionary, instead }) =>
        texts
          .filter(({ file }) => inDictionary || !file.endsWith('/dictionary.yaml'))
          .flatMap((text) => {
            const found = matchIn(text, words);
            return found ? guessAt(content, code, text, found, instead) : [];
          }),
      ),
    ...saidToSpeakSpanish(content, texts),
    ...freeVisits(content),
  ];
}

/** Whether a text speaks of the practice. Policies speak of the law as well, crisis centers and sources of others. */
const isOfPractice = ({ file, field }: PrintedText) =>
  !file.includes('/policies/') && file !== 'crisis.yaml' && !field.startsWith('sources.');

/** What texts may say only where a fact is so. */
interface Claim {
  code: GuessCode;
  /** The words that make the claim, in both languages. */
  words: RegExp;
  /** Whether the facts bear it out. */
  isTrue(content: Content): boolean;
  /** Whether it is searched in the dictionaries too. Most of their texts are shown only where they are true. */
  inDictionary?: true;
  /** What the message says that a text can quote instead. */
  instead?: Values;
}

/** With fewer insurers in network than this, a practice does not work with most of them. */
const manyInsurers = 5;

const claims: readonly Claim[] = [
  {
    code: 'speaks-of-video',
    words: /\bvideo|telepsi|telepsych|telehealth|telemedicin/i,
    isTrue: ({ visits }) => Boolean(visits.videoFrom),
    instead: { condition: '{ifVideo}' },
  },
  {
    code: 'speaks-of-medicare',
    words: /\bMedicare\b/,
    isTrue: ({ insurers }) => isIdInNetwork('medicare', insurers),
    instead: { condition: '{ifMedicare}' },
  },
  {
    code: 'called-physician',
    words: /\bpsychiatrists?\b|\bphysicians?\b|\bpsiquiatras?\b/i,
    isTrue: (content) => professionOf(leadOf(content).credentials) === 'physician',
    instead: { facts: '{psychiatrist}, {profession}', condition: '{ifPhysician}' },
  },
  {
    code: 'says-most-insurers',
    words: /\bmost (?:major )?insurers\b|\bla mayoría de (?:los seguros|las aseguradoras)\b/i,
    isTrue: ({ insurers }) => insurers.filter(isInNetwork).length >= manyInsurers,
    inDictionary: true,
  },
];

const leadOf = (content: Content) => shownClinicians(content)[0];

/** Sentences that name the lead and Spanish, where the lead does not speak it. */
function saidToSpeakSpanish(content: Content, texts: readonly PrintedText[]): Finding[] {
  const lead = leadOf(content);
  if (lead.languages.includes('es')) return [];
  const names = [lead.name, ...Object.values(lead.formOfAddress)].map((name) => wholeWord(name));
  return texts.flatMap((text) => {
    // The rule for English serves Spanish texts too: sentences begin alike in both.
    const starts = sentenceStarts(text.text, 'en');
    const sentence = starts
      .map((start, index) => text.text.slice(start, starts[index + 1]).trim())
      .find(
        (sentence) =>
          /\bSpanish\b|\bespañol\b/.test(sentence) && names.some((name) => name.test(sentence)),
      );
    if (!sentence) return [];
    const found = { words: sentence, start: text.text.indexOf(sentence) };
    return guessAt(content, 'said-to-speak-spanish', text, found);
  });
}

/** Prices of 0 that are not samples: readers see "$0 without insurance". */
function freeVisits({ folder, visits }: Content): Finding[] {
  if (visits.sample) return [];
  return visits.kinds.flatMap(({ price }, index) => {
    const place = { file: pathIn(folder, 'visits.yaml'), field: `kinds.${index}.price` };
    return price === 0 ? finding('free-visit', place) : [];
  });
}
