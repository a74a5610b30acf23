import { isInNetwork } from '../content/schemas/insurers.server';
import type { Content } from '../content/types';
import { type Finding, finding } from '../findings/finding';
import { type Language, languages } from '../language';
import { textsOf } from './texts.server';

/**
 * Finds texts that offer what the practice does not: visits by video, Medicare, most insurers,
 * and services or policies that were left out.
 */
export function checkOffers(content: Content): Finding[] {
  return [
    ...videoVisits(content),
    ...medicare(content),
    ...mostInsurers(content),
    ...leftOutPages(content),
  ];
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
    (insurer) => insurer.id === 'medicare' && isInNetwork(insurer),
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

const sayMost = /\bmost (?:major )?insurers\b|\bla mayoría de (?:los seguros|las aseguradoras)\b/i;

/** A practice in network with fewer insurers than this cannot say that it works with most of them. */
const manyInsurers = 5;

/** Texts that say "most insurers" at a practice in network with a few. */
function mostInsurers(content: Content): Finding[] {
  const count = content.insurers.filter(isInNetwork).length;
  if (count >= manyInsurers) return [];
  return [...textsOf(content)].flatMap(({ part }) =>
    sayMost.test(part.words) ? finding('says-most-insurers', part.place(), { count }) : [],
  );
}

/** Words in the addresses of services and policies that name none of them. */
const commonWords =
  /^(?:treatment|tratamiento|therapy|terapia|management|manejo|medications?|medicamentos?|policy|politica|evaluation|evaluacion|care|atencion)$/;

/** The fields that say in a few words what the practice offers. */
const offering = /^(?:title|description|keywords\.\d+|topics\.\d+)$/;

/**
 * Texts that name a service or policy that was left out. Search results and the topics
 * of the home page may not have its main word either: "bipolar disorder".
 */
function leftOutPages(content: Content): Finding[] {
  const retired = retiredPages(content);
  return [...textsOf(content)].flatMap(({ source, part }) => {
    const text = plainWords(part.words);
    return retired
      .filter(({ file, language }) => source.language === language && source.file !== file)
      .flatMap(({ list, name, mainWord }) => {
        const inFewWords = offering.test(part.path) ? mainWord?.exec(text) : undefined;
        const [found] = name.exec(text) ?? inFewWords ?? [];
        return found ? finding('names-left-out', part.place(), { found: found.trim(), list }) : [];
      });
  });
}

/** A retired service or policy, as texts of one language call it. */
interface RetiredPage {
  list: 'services' | 'policies';
  /** Its own text, which may name it. */
  file: string;
  language: Language;
  /** All words of its address. */
  name: RegExp;
  /** Those of a service without the common ones: "bipolar". */
  mainWord?: RegExp;
}

function retiredPages(content: Content): RetiredPage[] {
  return (['services', 'policies'] as const).flatMap((list) =>
    content[list]
      .filter(({ retired }) => retired)
      .flatMap(({ id, paths }) =>
        languages.map((language): RetiredPage => {
          const words = (paths[language].split('/').at(-1) ?? '').split('-');
          const ownWords = words.filter((word) => !commonWords.test(word));
          return {
            list,
            file: `${language}/${list}/${id}.md`,
            language,
            // One more word may stand in between: "tratamiento del trastorno bipolar".
            name: new RegExp(` ${words.join('(?: \\p{L}+)? ')} `, 'u'),
            ...(list === 'services' &&
              ownWords.length > 0 && { mainWord: new RegExp(` ${ownWords.join(' ')} `) }),
          };
        }),
      ),
  );
}

/** The words of a text as addresses have them: in small letters, without accents, signs and "de". */
const plainWords = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => !/^(?:de|del|la|el|los|las)$/.test(word))
    .join(' ')} `;
