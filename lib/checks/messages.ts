/** A fault stops the build, a reminder does not; the launch check alone tells what is to do before launch. */
export type Level = 'fault' | 'reminder' | 'launch';

/** The sentences of a code: what is wrong and what to do. In braces: `file`, `field` and the finding's values. */
interface Message {
  level: Level;
  en: string;
  es: string;
}

/**
 * What each finding says. No program reads these sentences: a change here changes what people read
 * and nothing else.
 */
export const messages = {
  // Until each has a code of its own
  fault: {
    level: 'fault',
    en: 'found:    {found}\n  expected: {expected}',
    es: 'se encontró: {found}\n  se espera:   {expected}',
  },
  reminder: {
    level: 'reminder',
    en: 'found: {found}\n  to do: {todo}',
    es: 'se encontró: {found}\n  qué hacer:   {todo}',
  },
  launch: {
    level: 'launch',
    en: 'found: {found}\n  to do: {todo}',
    es: 'se encontró: {found}\n  qué hacer:   {todo}',
  },
  // Markdown
  heading: {
    level: 'fault',
    en: 'Headings begin with ## or ###, and no two are the same: {found}',
    es: 'Los títulos empiezan con ## o ###, y no hay dos iguales: {found}',
  },
  'unread-markdown': {
    level: 'fault',
    en: 'Readers would see signs that stand for bold words, a link, a heading, a list or a table, since a sign or a space is wrong or missing: {found}',
    es: 'En la página se verían los signos de negritas, de un enlace, de un título, de una lista o de una tabla, porque un signo o un espacio está mal o falta: {found}',
  },
  block: {
    level: 'fault',
    en: 'A block begins with > [!URGENT], > [!NOTE], > [!ELSEWHERE], > [!STEPS], > [!CHECKLIST] or > [!QUOTE], alone on its line. Below it, steps are one numbered list, a checklist is one list with hyphens, and a quotation ends with > — and who says it: {found}',
    es: 'Un bloque empieza con > [!URGENT], > [!NOTE], > [!ELSEWHERE], > [!STEPS], > [!CHECKLIST] o > [!QUOTE], solo en su línea. Debajo, los pasos son una lista numerada, lo que se marca es una lista con guiones, y una cita termina con > — y quién lo dice: {found}',
  },
  'table-cells': {
    level: 'fault',
    en: 'This row of a table has more or fewer cells than the first one: {found}',
    es: 'Esta fila de una tabla tiene más o menos celdas que la primera: {found}',
  },
  'language-tag': {
    level: 'fault',
    en: 'A passage in another language is written as [hello]{lang=en}, with the code of a language that is not that of the page: {found}',
    es: 'Un pasaje en otro idioma se escribe como [hola]{lang=es}, con el código de un idioma que no es el de la página: {found}',
  },
  html: {
    level: 'fault',
    en: 'HTML and pictures have no place in a text: {found}',
    es: 'El texto no puede llevar HTML ni imágenes: {found}',
  },
  link: {
    level: 'fault',
    en: 'This link leads nowhere: {found} Write page: and the name of a page’s file without .md, or begin with https://, tel:, sms: or mailto:.',
    es: 'Este enlace no lleva a ninguna parte: {found} Escriba page: y el nombre del archivo de una página sin .md, o empiece con https://, tel:, sms: o mailto:.',
  },
  'dials-another': {
    level: 'fault',
    en: 'This link shows one number and dials another: {found}',
    es: 'Este enlace muestra un número y marca otro: {found}',
  },
  // The two languages
  'languages-differ': {
    level: 'fault',
    en: 'The two languages differ. Here: {found}. In English, {model}: {expected}.',
    es: 'Los dos idiomas no dicen lo mismo. Aquí: {found}. En inglés, {model}: {expected}.',
  },
  'not-translated': {
    level: 'fault',
    en: 'This is the English text: {found} Translate it.',
    es: 'Este es el texto en inglés: {found} Tradúzcalo.',
  },
  // Pictures
  'unreadable-picture': {
    level: 'fault',
    en: 'This picture cannot be read: it was copied in part, or is a HEIC picture under another name. Open it and export it as JPEG.',
    es: 'No se puede leer esta imagen: se copió en parte, o es una imagen HEIC con otro nombre. Ábrala y expórtela como JPEG.',
  },
  // Reading
  'missing-file': {
    level: 'fault',
    en: 'There is no such file. Get it back: git restore {file}.',
    es: 'No existe este archivo. Recupérelo: git restore {file}.',
  },
  encoding: {
    level: 'fault',
    en: 'Letters were lost here: {found} Save the file as UTF-8, with the right letters.',
    es: 'Aquí se perdieron letras: {found} Guarde el archivo como UTF-8, con las letras correctas.',
  },
  conflict: {
    level: 'fault',
    en: 'Two versions of the same lines stand here. Keep one of them, and delete the lines with {found}.',
    es: 'Aquí hay dos versiones de las mismas líneas. Deje una y borre las líneas con {found}.',
  },
  'front-matter': {
    level: 'fault',
    en: 'The fields have to stand between a first line --- and a closing line ---, and then the text. Found: {found}',
    es: 'Los campos van entre una primera línea --- y una línea --- que los cierra; después, el texto. Hay: {found}',
  },
  yaml: {
    level: 'fault',
    en: 'This is not YAML: {message}\n  Write a text with : or # in it, or { at its start, in quotation marks.',
    es: 'Esto no es YAML: {message}\n  Escriba entre comillas un texto que contiene : o #, o que empieza con {.',
  },
  'cut-off': {
    level: 'fault',
    en: 'What follows the # is not read: {found} Write the text in quotation marks.',
    es: 'No se lee lo que sigue a #: {found} Escriba el texto entre comillas.',
  },
  'unknown-field': {
    level: 'fault',
    en: 'There is no field {name}. The most similar one is {nearest}.',
    es: 'No existe el campo {name}. El más parecido es {nearest}.',
  },
  'unknown-fact': {
    level: 'fault',
    en: 'No fact has this name, or braces have no place here: {found}. The most similar fact: {nearest}. Other braces are those of [words]{lang=es} and, at the start of a paragraph, of {until 2027-01-01}.',
    es: 'Ningún dato tiene este nombre, o aquí no van llaves: {found}. El dato más parecido: {nearest}. Otras llaves son las de [palabras]{lang=en} y, al inicio de un párrafo, las de {until 2027-01-01}.',
  },
  // Deployed copy
  'copy-no-answer': {
    level: 'launch',
    en: 'There is no answer: {reason}. See that the name, the server and its certificate work.',
    es: 'No responde: {reason}. Compruebe que el nombre, el servidor y su certificado funcionan.',
  },
  'copy-moved': {
    level: 'launch',
    en: 'It leads to {origin}. Check that address: --url {origin}.',
    es: 'Lleva a {origin}. Compruebe esa dirección: --url {origin}.',
  },
  'copy-http': {
    level: 'launch',
    en: 'Over http anybody on the way can read and change the pages. Get a certificate, and lead http to https.',
    es: 'Por http cualquiera en el camino puede leer y cambiar las páginas. Obtenga un certificado y lleve http a https.',
  },
  'copy-entry': {
    level: 'launch',
    en: 'It does not lead to {site}. Lead it there with status 301.',
    es: 'No lleva a {site}. Llévela allí con el estado 301.',
  },
  'copy-record': {
    level: 'launch',
    en: 'There is no list of files that can be read. Deploy the whole build.',
    es: 'No hay una lista de archivos que se pueda leer. Publique el sitio construido entero.',
  },
  'copy-other-build': {
    level: 'launch',
    en: 'The copy ({theirs}) is not the build here ({ours}). These files differ: {files}. Deploy the whole build, and empty the cache of the host.',
    es: 'La copia ({theirs}) no es el sitio construido aquí ({ours}). Estos archivos difieren: {files}. Publíquelo entero y vacíe la caché del servidor.',
  },
  'copy-status': {
    level: 'launch',
    en: 'The answer is {found}, expected {expected}. Deploy the whole build with the settings of its host in dist.',
    es: 'La respuesta es {found}, se esperaba {expected}. Publique el sitio construido entero, con los ajustes de su servidor en dist.',
  },
  'copy-file': {
    level: 'launch',
    en: 'The bytes are not those that were built. Switch off what the host changes in files. If nobody ordered that, somebody broke in: change the passwords, and deploy the whole build.',
    es: 'Los bytes no son los que se construyeron. Desactive lo que el servidor cambia en los archivos. Si nadie lo pidió, alguien entró: cambie las contraseñas y publique el sitio construido entero.',
  },
  'copy-sample': {
    level: 'launch',
    en: 'The site still says that it shows samples. npm run launch-check lists what is missing.',
    es: 'El sitio todavía dice que muestra ejemplos. npm run launch-check indica lo que falta.',
  },
  'copy-header': {
    level: 'launch',
    en: 'The header is {found}, expected {expected}. Use the settings of this build in dist.',
    es: 'El encabezado es {found}, se esperaba {expected}. Use los ajustes de este sitio construido en dist.',
  },
  'copy-header-missing': {
    level: 'launch',
    en: 'The header is missing. Use the settings of this build in dist.',
    es: 'Falta el encabezado. Use los ajustes de este sitio construido en dist.',
  },
  'copy-header-added': {
    level: 'launch',
    en: 'The host adds this header. Switch that off: the site sets no cookie, and search engines may list it.',
    es: 'El servidor añade este encabezado. Desactívelo: el sitio no pone cookies y los buscadores pueden mostrarlo.',
  },
} as const satisfies Record<string, Message>;

export type Code = keyof typeof messages;
