import { sentencesOf } from './readability.server';

/** Words by which Spanish addresses one person as tú or vos. */
const words =
  'tú|tus?|ti|te|contigo|tuy[oa]s?|vos|eres|sos|estás|has|vas|das|ves|haces|hacés|tienes|tenés|puedes|podés|quieres|' +
  'querés|debes|debés|sabes|sabés|sientes|sentís|necesitas|necesitás|vives|vivís|tomas|tomás|crees|creés|dime|dinos';

/** Endings of verbs that address one person as tú or vos: "llamaste", "verás", "estabas", "siéntate". */
const endings = String.raw`\p{L}{3,}aste|\p{L}*[aei]rás|\p{L}{3,}abas|\p{L}*[áéí]\p{L}{1,2}[ae]te`;

const familiar = new RegExp(`(?<!\\p{L})(?:${words}|${endings})(?!\\p{L})`, 'iu');

/**
 * The sentences of a Spanish text that seem to address their reader as tú or vos. It is a guess: such a form may be
 * another word, or stand in a quotation.
 */
export const familiarSentences = (text: string): string[] =>
  sentencesOf(text, 'es').filter((sentence) => familiar.test(sentence));
