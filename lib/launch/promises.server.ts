import type { Language } from '../language';

/**
 * Verbs with which the practice, as the subject of a sentence, promises something: English after
 * "we" or "our practice", Spanish in the first person plural, which names its subject by itself.
 */
const verbs: Record<Language, string> = {
  en: `accept adjust agree aim answer apply arrange ask bill book call care change charge check
    choose collect confirm contact correct coordinate decide delete describe discuss explain file
    fill find fix follow get give guide have help honor hold include inform keep learn let listen
    look make mail measure meet mention move name need notify offer order pay plan prescribe print
    promise protect provide pull put read recommend record refer refund refill reply repeat report
    respond return review say schedule screen see sell send serve set share show speak start stop
    store take talk teach tell test text track treat try update use wait warn watch weigh welcome
    work write`,
  es: `aceptamos acordamos acompañamos agendamos ajustamos anotamos apoyamos aplicamos atendemos
    avisamos ayudamos borramos buscamos cambiamos cobramos combinamos compartimos comprobamos
    confirmamos consultamos contamos contestamos coordinamos corregimos cuidamos cumplimos damos
    decidimos decimos dejamos devolvemos enviamos entregamos escribimos escuchamos esperamos
    evaluamos evitamos explicamos facilitamos guardamos guiamos hablamos hacemos indicamos
    informamos intentamos llamamos llevamos mandamos mantenemos medimos mostramos notificamos
    observamos ofrecemos orientamos pedimos planeamos preguntamos prestamos procuramos prometemos
    protegemos proponemos publicamos recetamos recibimos recomendamos reembolsamos referimos
    registramos repasamos repetimos reservamos respetamos respondemos respondamos revisamos
    seguimos sugerimos tenemos tomamos trabajamos tratamos usamos utilizamos vamos vemos vendemos
    verificamos vigilamos buscaremos diremos borraremos corregiremos ayudaremos llamaremos`,
};

const anyOf = (language: Language) => verbs[language].split(/\s+/).join('|');

/** English may have up to three words between subject and verb: "we will always answer". */
const promises: Record<Language, RegExp> = {
  en: new RegExp(`\\b(?:we|our practice)(?:'ll)?(?: \\w+){0,3}? (?:${anyOf('en')})s?\\b`, 'i'),
  es: new RegExp(`(?<!\\p{L})(?:${anyOf('es')})(?!\\p{L})`, 'iu'),
};

/** The sentences that promise something in the practice's name. */
export function promisesIn(sentences: string[], language: Language): string[] {
  return [...new Set(sentences)].filter((sentence) => promises[language].test(sentence));
}
