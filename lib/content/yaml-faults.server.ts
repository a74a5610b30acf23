import type { ErrorCode, YAMLError } from 'yaml';
import type { Language } from '../language';

/**
 * What the parser says about a mistake, in both languages, with line, column and the line itself. The parser speaks
 * English alone, so Spanish has a sentence for its code, followed by its own words as a quotation.
 */
export function yamlMessage({ code, message, linePos }: YAMLError): Record<Language, string> {
  const english = message.trim();
  const [sentence = '', ...shown] = english.split('\n');
  const { line, col } = linePos?.[0] ?? { line: 1, col: 1 };
  const words = sentence.replace(/ at line \d+, column \d+:?$/, '');
  const spanish = `${inSpanish[code] ?? 'hay una falta'} en la línea ${line}, columna ${col} (en inglés: «${words}»)`;
  return { en: english, es: [shown.length > 0 ? `${spanish}:` : spanish, ...shown].join('\n') };
}

/** The mistakes that somebody can make who writes YAML without anchors, aliases and tags. */
const inSpanish: Partial<Record<ErrorCode, string>> = {
  BAD_DQ_ESCAPE: 'hay una barra invertida entre comillas dobles,',
  BAD_INDENT: 'la sangría no es la de las líneas de su clase, o falta ] o },',
  BAD_SCALAR_START: 'un texto empieza con un signo que solo puede ir entre comillas,',
  BLOCK_AS_IMPLICIT_KEY: 'hay dos puntos o un guion de más donde va un solo valor,',
  BLOCK_IN_FLOW: 'hay una lista o un grupo de varias líneas dentro de [ ] o { },',
  DUPLICATE_KEY: 'un campo está dos veces, la segunda',
  KEY_OVER_1024_CHARS: 'el nombre de un campo es demasiado largo,',
  MISSING_CHAR: 'falta un signo (comillas de cierre, dos puntos, coma, guion o un espacio)',
  MULTILINE_IMPLICIT_KEY: 'faltan los dos puntos después del nombre de un campo,',
  MULTIPLE_DOCS: 'una línea --- empieza otro documento,',
  NON_STRING_KEY: 'el nombre de un campo no es un texto,',
  TAB_AS_INDENT: 'hay un tabulador en la sangría, donde solo van espacios,',
  UNEXPECTED_TOKEN: 'hay un signo que no va ahí,',
};
