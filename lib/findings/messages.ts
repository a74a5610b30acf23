import type { Language } from '../language';

/**
 * A fault stops the build. The build prints reminders, and of the level `launch` only how many facts are unknown. The
 * launch check prints all levels, and passes only without any finding. A new level also needs its place in `table`, which
 * gives the order, and in `listReminders` of `scripts/build/finish-build.ts`.
 */
const levels = ['fault', 'reminder', 'launch'] as const;

export type Level = (typeof levels)[number];

/**
 * What is wrong and what to do, in both languages. In braces stand `file`, `field` and the names of the finding's
 * values.
 */
type Message = Record<Language, string>;

/**
 * The message of each code, grouped by level. No program reads these sentences, so that
 * a change here changes only what people read.
 */
const table = {
  fault: {
    schema: {
      en: 'This field is {found}: {expected}',
      es: 'Este campo es {found}: {expected}',
    },
    'control-character': {
      en: 'This line has a character that nobody can see: {found} Type the line anew.',
      es: 'Esta línea tiene un carácter que nadie ve: {found} Escríbala de nuevo.',
    },
    'unclosed-brace': {
      en: 'A brace { is opened and not closed. Close it with }, or write \\{ where readers are to see it.',
      es: 'Hay una llave { que no se cierra. Ciérrela con } o escriba \\{ si debe verse.',
    },
    'heading-depth': {
      en: 'A heading begins with ##, and a subheading below it with ###: {found}',
      es: 'Un título empieza con ##, y un subtítulo debajo de él con ###: {found}',
    },
    'heading-empty': {
      en: 'This heading has no words: {found} Write them after the ##, or delete the line.',
      es: 'Este título no tiene palabras: {found} Escríbalas después de ## o borre la línea.',
    },
    'heading-underlined': {
      en: 'The line of dashes or equal signs makes this a heading: {found} For a heading write ## before it, else leave an empty line or delete the signs.',
      es: 'La línea de guiones o de signos de igual convierte esto en un título: {found} Si es un título, escriba ## antes; si no, deje una línea vacía o borre los signos.',
    },
    'heading-place': {
      en: 'A heading has no place in an answer, a box or a list: {found} Delete the signs #, or put it above.',
      es: 'Un título no puede ir en una respuesta, un recuadro ni una lista: {found} Borre los signos # o póngalo arriba.',
    },
    'box-place': {
      en: 'A box, whose lines begin with >, has no place in a list or another box: {found} Delete the signs >.',
      es: 'Un recuadro, cuyas líneas empiezan con >, no puede ir en una lista ni en otro recuadro: {found} Borre los signos >.',
    },
    'table-place': {
      en: 'A table has no place in a list or a box: {found} Put it below, with an empty line before it.',
      es: 'Una tabla no puede ir en una lista ni en un recuadro: {found} Póngala abajo, con una línea vacía antes.',
    },
    'list-numbers': {
      en: 'Readers would see other numbers than these: {found} A numbered list begins with 1, or goes on where the last one ended, and counts one by one. For a number that is no list, write 988\\. or another word first.',
      es: 'En la página se verían otros números: {found} Una lista numerada empieza con 1, o sigue donde terminó la anterior, y cuenta de uno en uno. Si el número no es de una lista, escriba 988\\. o ponga antes otra palabra.',
    },
    'empty-entry': {
      en: 'This entry of a list has no words: {found} Write them after the sign, or delete the line.',
      es: 'Esta entrada de una lista no tiene palabras: {found} Escríbalas después del signo o borre la línea.',
    },
    checkbox: {
      en: 'A list cannot have boxes to tick: {found} Delete [ ].',
      es: 'Una lista no puede tener casillas: {found} Borre [ ].',
    },
    code: {
      en: 'Four spaces or a tab before a line, and the sign `, make it program code: {found} Delete them.',
      es: 'Cuatro espacios o un tabulador antes de una línea, y el signo `, la convierten en código de programa: {found} Bórrelos.',
    },
    'line-across': {
      en: 'A line across the page has no place in a text: {found} Delete it; a heading begins a new part.',
      es: 'El texto no puede llevar una raya a lo ancho: {found} Bórrela; un título empieza una parte nueva.',
    },
    'line-break': {
      en: 'A backslash at the end of a line has no use: {found} Delete it; an empty line begins a new paragraph.',
      es: 'Una barra invertida al final de la línea no sirve: {found} Bórrela; una línea vacía empieza otro párrafo.',
    },
    'struck-through': {
      en: 'Struck-through words have no place on a page: {found} Delete them, or the signs ~.',
      es: 'La página no lleva palabras tachadas: {found} Bórrelas, o borre los signos ~.',
    },
    'link-elsewhere': {
      en: 'Footnotes, and links whose address stands elsewhere, are not read: {found} Write [words](address).',
      es: 'No se leen notas al pie ni enlaces cuya dirección está en otra parte: {found} Escriba [palabras](dirección).',
    },
    'link-title': {
      en: 'The words in quotation marks after the address are shown to few readers: {found} Write them in the text.',
      es: 'Pocos lectores ven las palabras entre comillas después de la dirección: {found} Póngalas en el texto.',
    },
    'empty-link': {
      en: 'This link has no words: {found} Write them between [ and ].',
      es: 'Este enlace no tiene palabras: {found} Escríbalas entre [ y ].',
    },
    period: {
      en: 'A paragraph holds from one day of the calendar until a later one, each written once: {from 2026-12-01} {until 2027-01-01}. Found: {found}',
      es: 'Un párrafo vale desde un día del calendario hasta otro posterior, cada uno escrito una vez: {from 2026-12-01} {until 2027-01-01}. Hay: {found}',
    },
    'unknown-language': {
      en: 'No language has this tag: {found} Write, for example, {lang=es} or {lang=ht}.',
      es: 'Ningún idioma tiene esta etiqueta: {found} Escriba, por ejemplo, {lang=en} o {lang=ht}.',
    },
    'unread-markdown': {
      en: 'A text cannot hold the sign that these words begin with: {found} Entries of a list begin with "- " or "1. ", bold words stand between ** and **, links are [words](address). A sign that readers are to see, such as *, _ or \\, has \\ before it.',
      es: 'Un texto no puede llevar el signo con que empiezan estas palabras: {found} Las entradas de una lista empiezan con «- » o «1. », las negritas van entre ** y **, los enlaces son [palabras](dirección). Un signo que debe verse, como *, _ o \\, lleva antes \\.',
    },
    'table-cells': {
      en: 'This row of a table has more or fewer cells than the first one: {found}',
      es: 'Esta fila de una tabla tiene más o menos celdas que la primera: {found}',
    },
    html: {
      en: 'HTML, such as <b> or &bull;, and pictures have no place in a text: {found} Write the words or the sign itself.',
      es: 'El texto no puede llevar HTML, como <b> o &bull;, ni imágenes: {found} Escriba las palabras o el signo mismo.',
    },
    link: {
      en: 'This link leads nowhere: {found} Write page: and the name of a page’s file without .md, or begin with https://, tel:, sms: or mailto:. If the page was left out, keep the words alone, without [ ] and the address, or delete a sentence that only leads there.',
      es: 'Este enlace no lleva a ninguna parte: {found} Escriba page: y el nombre del archivo de una página sin .md, o empiece con https://, tel:, sms: o mailto:. Si la página se retiró, deje solo las palabras, sin [ ] ni dirección, o borre la oración que solo lleva allí.',
    },
    'link-heading': {
      en: 'The page {page} has no part {found}: a heading was renamed or deleted. Write the fragment of one that is there, or leave out what follows #.',
      es: 'La página {page} no tiene la parte {found}: se cambió o se borró un título. Escriba el fragmento de uno que exista u omita lo que sigue a #.',
    },
    'dials-another': {
      en: 'This link shows one number and dials another: {found}',
      es: 'Este enlace muestra un número y marca otro: {found}',
    },
    'name-taken': {
      en: 'Texts quote something else by this name: {found} Write another one.',
      es: 'Con este nombre los textos ya citan otra cosa: {found} Escriba otro.',
    },
    'languages-differ': {
      en: 'The two languages differ. Here: {found}. In English, {model}: {expected}. Write the same in both.',
      es: 'Los dos idiomas no dicen lo mismo. Aquí: {found}. En inglés, {model}: {expected}. Escriba lo mismo en los dos.',
    },
    'not-translated': {
      en: 'This is the English text: {found} Translate it.',
      es: 'Este es el texto en inglés: {found} Tradúzcalo.',
    },
    'not-unique': {
      en: 'The page {other} has this {name} already: {found}. Write another one.',
      es: 'La página {other} ya tiene este {name}: {found}. Escriba otro.',
    },
    'address-taken': {
      en: 'The page {other} has this web address: {found}. Write another one.',
      es: 'La página {other} ya tiene esta dirección: {found}. Escriba otra.',
    },
    'address-reserved': {
      en: 'The site itself needs this web address: {found}. Write another one.',
      es: 'El propio sitio necesita esta dirección: {found}. Escriba otra.',
    },
    'required-page': {
      en: 'The site needs the policy {id}: the law asks for it, or the banner, the footer or other pages lead to it. Keep its entry, with retired: false, and its texts.',
      es: 'El sitio necesita la política {id}: la ley la exige, o el aviso de cookies, el pie de página u otras páginas llevan a ella. Conserve su entrada, con retired: false, y sus textos.',
    },
    'unreadable-picture': {
      en: 'This picture cannot be read: it is empty, was copied in part, or is in another format than its name says, such as HEIC. Open it and export it as JPEG; a drawing, as SVG with a width and a height.',
      es: 'No se puede leer esta imagen: está vacía, se copió en parte o tiene otro formato que el de su nombre, como HEIC. Ábrala y expórtela como JPEG; un dibujo, como SVG con ancho y alto.',
    },
    'picture-format': {
      en: 'Pages cannot show a picture in this format. Open it, export it as JPEG, PNG, WebP, AVIF or SVG, delete this file, and write the new name where a field names the picture.',
      es: 'Las páginas no pueden mostrar una imagen en este formato. Ábrala, expórtela como JPEG, PNG, WebP, AVIF o SVG, borre este archivo y escriba el nombre nuevo donde un campo nombra la imagen.',
    },
    'picture-twice': {
      en: 'The picture {other} has the same name but for its ending, so nobody knows which one is meant. Delete one of them, or give it another name.',
      es: 'La imagen {other} tiene el mismo nombre, salvo la terminación, y no se sabe cuál se quiere mostrar. Borre una de las dos o cámbiele el nombre.',
    },
    'other-name': {
      en: 'There is no file {name}, but there is {found}. Folder, name, ending and capital letters have to agree: rename the file, or correct the field.',
      es: 'No existe el archivo {name}, pero sí {found}. Carpeta, nombre, terminación y mayúsculas tienen que coincidir: cambie el nombre del archivo o corrija el campo.',
    },
    'missing-picture': {
      en: 'There is no picture {name} in content/images. Add it, or leave this field out.',
      es: 'No hay ninguna imagen {name} en content/images. Añádala o quite este campo.',
    },
    mark: {
      en: 'The mark of the practice, from which the header, tabs and home screens have their icons, is icon.svg, a drawing as wide as it is high. Found: {found}. Export it as a square SVG under that name.',
      es: 'El emblema del consultorio, del que salen los iconos del encabezado, las pestañas y las pantallas de inicio, es icon.svg, un dibujo tan ancho como alto. Hay: {found}. Expórtelo como SVG cuadrado con ese nombre.',
    },
    'preview-sign': {
      en: 'The picture of this page in link previews cannot show {found}, which the heading or the name of the practice has. Write it in another way.',
      es: 'La imagen de esta página en las vistas previas de enlaces no puede mostrar {found}, que está en el título o en el nombre del consultorio. Escríbalo de otra manera.',
    },
    'no-new-patients': {
      en: 'New patients are accepted here, but no clinician in clinicians.yaml accepts them. Correct one of the two.',
      es: 'Aquí se aceptan pacientes nuevos, y en clinicians.yaml no los acepta nadie. Corrija uno de los dos.',
    },
    contrast: {
      en: 'In the {scheme} scheme, {front} ({one}) on {back} ({other}) has a contrast of {ratio}:1 and needs {least}:1, or people cannot read it. One of these would do: {nearest}',
      es: 'En el esquema {scheme}, {front} ({one}) sobre {back} ({other}) tiene un contraste de {ratio}:1 y necesita {least}:1; si no, no se puede leer. Serviría uno de estos: {nearest}',
    },
    'no-color': {
      en: 'The {scheme} scheme has no color {name} that can be read. Write it with a # and six digits, as in --color-{name}: #0a4a4e. Every color of the sample is needed.',
      es: 'En el esquema {scheme} no se puede leer ningún color {name}. Escríbalo con # y seis cifras, como --color-{name}: #0a4a4e. Hacen falta todos los colores de la muestra.',
    },
    'nobody-treats': {
      en: 'Nobody treats patients today: every clinician’s last day is over, or the first is still to come. Correct until or from, or add a clinician.',
      es: 'Hoy no atiende nadie: para cada profesional ya pasó el último día o no ha llegado el primero. Corrija until o from, o agregue un profesional.',
    },
    'lead-prescribes': {
      en: 'From today this clinician leads the practice, but does not prescribe. This site is for practices whose lead prescribes (MD, DO, APRN, PA): put a clinician who prescribes first.',
      es: 'Desde hoy dirige el consultorio este profesional, que no receta. Este sitio es para consultorios cuyo profesional principal receta (MD, DO, APRN, PA): ponga primero a quien receta.',
    },
    'free-visit': {
      en: 'Readers would see that this visit costs $0. Write its price, or delete the field if it is not known. If the prices are samples, write sample: true.',
      es: 'Se leería que esta consulta cuesta $0. Escriba su precio o borre el campo si no se sabe. Si los precios son de muestra, escriba sample: true.',
    },
    'missing-language': {
      en: 'There is no such folder. This site is written in English and in Spanish, and needs both. Get the folder back: git restore {file}.',
      es: 'No existe esta carpeta. El sitio está escrito en inglés y en español y necesita los dos. Recupere la carpeta: git restore {file}.',
    },
    'missing-file': {
      en: 'There is no such file. Write it, as others of its kind are written, or get it back: git restore {file}.',
      es: 'No existe este archivo. Escríbalo como los otros de su clase o recupérelo: git restore {file}.',
    },
    encoding: {
      en: 'Letters were lost here: {found} Save the file as UTF-8, with the right letters.',
      es: 'Aquí se perdieron letras: {found} Guarde el archivo como UTF-8, con las letras correctas.',
    },
    merge: {
      en: 'No line begins with seven of the signs <, |, = or >: {found} Git leaves such lines where two versions of a file did not fit together. Keep the right one of the two versions around them, and delete each such line.',
      es: 'Ninguna línea empieza con siete de los signos <, |, = o >: {found} Git deja esas líneas donde no pudo unir dos versiones de un archivo. Conserve la correcta de las dos versiones que las rodean y borre cada una de esas líneas.',
    },
    'front-matter': {
      en: 'The fields have to stand between a first line --- and a closing line ---, and then the text. Found: {found}',
      es: 'Los campos van entre una primera línea --- y una línea --- que los cierra; después, el texto. Hay: {found}',
    },
    yaml: {
      en: 'This is not YAML: {message}\n  Indent each line as those of its kind above, by spaces, without [] where entries follow. Write a text with : or # in it, or { at its start, in quotation marks.',
      es: 'Esto no es YAML: {message}\n  Sangre cada línea como las de su clase, con espacios, y sin [] donde siguen entradas. Escriba entre comillas un texto que contiene : o #, o que empieza con {.',
    },
    'cut-off': {
      en: 'What follows # after a space, and a word that begins with &, * or !, are not read as text: {found} Write the text in quotation marks; comments have no place here.',
      es: 'Lo que sigue a un espacio y #, y una palabra que empieza con &, * o !, no se lee como texto: {found} Escriba el texto entre comillas; aquí no van comentarios.',
    },
    'unknown-fact': {
      en: 'No fact has this name, or braces have no place here: {found}. The facts are listed in .github/texts.md. Other braces are those of [words]{lang=es} and, at the start of a paragraph, of {until 2027-01-01}.',
      es: 'Ningún dato tiene este nombre, o aquí no van llaves: {found}. Los datos están en .github/texts.md. Otras llaves son las de [palabras]{lang=en} y, al inicio de un párrafo, las de {until 2027-01-01}.',
    },
  },
  /** A fault in the content of a real practice. In the sample content it is something to do before launch. */
  faultUnlessSample: {
    'other-county': {
      en: 'No town of towns.yaml is in {county} County, so this belongs to another practice’s region: {found} Delete it, or correct its county.',
      es: 'Ninguna localidad de towns.yaml está en el condado de {county}; esto es de la región de otro consultorio: {found} Bórrelo o corrija el condado.',
    },
    'other-place': {
      en: 'This text names {found}, which is in none of the practice’s facts, and may be of another practice’s region. Write of this region instead, or add it to places.yaml.',
      es: 'Este texto nombra {found}, que no está en ningún dato del consultorio y puede ser de la región de otro. Escriba sobre esta región o agréguelo en places.yaml.',
    },
    'unknown-clinician': {
      en: 'This text names {found}, and no clinician of clinicians.yaml has that name. Write {fact} for the one who leads, or correct the name.',
      es: 'Este texto nombra a {found}, y ningún profesional de clinicians.yaml se llama así. Escriba {fact} si es quien dirige el consultorio, o corrija el nombre.',
    },
    'speaks-of-video': {
      en: 'This text speaks of visits by video, and visits.yaml has no videoFrom. Delete what it says of them, or, in a text, begin the sentence with {condition}.',
      es: 'Este texto habla de consultas por video, y visits.yaml no tiene videoFrom. Borre lo que dice de ellas o empiece la oración con {condition}.',
    },
    'speaks-of-medicare': {
      en: 'This text speaks of Medicare, and insurers.yaml does not have it in network. Delete what it says of it, or begin the sentence with {condition}.',
      es: 'Este texto habla de Medicare, y en insurers.yaml no está dentro de la red. Borre lo que dice o empiece la oración con {condition}.',
    },
    'called-physician': {
      en: 'This text speaks of a psychiatrist or physician, and {name} is neither. Write {facts} for what the credentials say, or begin the sentence with {condition}.',
      es: 'Este texto habla de un psiquiatra o médico, y {name} no lo es. Escriba {facts} para lo que dice el título, o empiece la oración con {condition}.',
    },
    'said-to-speak-spanish': {
      en: 'Readers would expect that {name} speaks Spanish, and clinicians.yaml does not say so. Say who does, or add es to languages.',
      es: 'Se entendería que {name} habla español, y clinicians.yaml no lo dice. Diga quién lo habla o agregue es a languages.',
    },
    'says-most-insurers': {
      en: 'This text speaks of most insurers, and insurers.yaml has {count} in network. Name them, or leave it out.',
      es: 'Este texto habla de la mayoría de los seguros, y en insurers.yaml hay {count} dentro de la red. Nómbrelos u omítalo.',
    },
  },
  reminder: {
    'number-unmarked': {
      en: 'This text has {found} without its mark, so that nobody can tap it. Write {mark} where readers may call it.',
      es: 'Este texto tiene {found} sin su marca, así que nadie puede tocarlo para llamar. Escriba {mark} donde el lector pueda llamar.',
    },
    'lines-alike': {
      en: 'These lines run together in one paragraph: {found} If a list is meant, begin each of them with "- " or "1. ".',
      es: 'Estas líneas se unen en un solo párrafo: {found} Si es una lista, empiece cada una con «- » o «1. ».',
    },
    'picture-unused': {
      en: 'No page shows this picture. Delete it, or give it the name of what it shows, such as towns/cape-coral.svg.',
      es: 'Ninguna página muestra esta imagen. Bórrela o póngale el nombre de lo que muestra, como towns/cape-coral.svg.',
    },
    'not-shown': {
      en: 'No page shows this file: pictures are JPEG, PNG, WebP, AVIF or SVG. Open it and export it as one of these, or take it out of this folder.',
      es: 'Ninguna página muestra este archivo: las imágenes son JPEG, PNG, WebP, AVIF o SVG. Ábralo y expórtelo en uno de esos formatos, o sáquelo de esta carpeta.',
    },
    'english-fact': {
      en: 'This is the English text: {found} Write it in Spanish, unless it is a name.',
      es: 'Este es el texto en inglés: {found} Escríbalo en español, si no es un nombre.',
    },
    'nobody-speaks-spanish': {
      en: 'Nobody of clinicians.yaml, and none of staffLanguages in visits.yaml, speaks Spanish, and pages offer care in it. Add es where somebody does. A practice in English alone needs another site.',
      es: 'Nadie de clinicians.yaml ni de staffLanguages en visits.yaml habla español, y las páginas ofrecen atención en español. Agregue es donde alguien lo hable. Un consultorio solo en inglés necesita otro sitio.',
    },
    'names-left-out': {
      en: 'This text names what the practice has left out: {found} (retired: true in {list}.yaml). Delete it here, or offer it again.',
      es: 'Este texto nombra lo que el consultorio ha retirado: {found} (retired: true en {list}.yaml). Bórrelo aquí o vuelva a ofrecerlo.',
    },
    'not-accepted': {
      en: 'This was not accepted as the translation of its English text as it is now. Bring it up to date (git diff content/*/{name} shows what changed), then: npm run accept-translation -- {name}',
      es: 'No se ha aceptado como traducción de su texto en inglés tal como es ahora. Póngalo al día (git diff content/*/{name} muestra qué cambió) y después: npm run accept-translation -- {name}',
    },
    'form-without-agreement': {
      en: 'The company that receives the contact form is not known to have signed a business associate agreement (HIPAA). Write its name and the day on which it signed, or leave formAddress empty until then.',
      es: 'No consta que la empresa que recibe el formulario haya firmado un acuerdo de socio comercial (HIPAA). Escriba su nombre y el día en que firmó, o deje formAddress vacío hasta entonces.',
    },
    'no-crisis-center': {
      en: 'No crisis center of crisis.yaml is in {county} County. Correct the name, or add a center.',
      es: 'Ningún centro de crisis de crisis.yaml está en el condado de {county}. Corrija el nombre o añada un centro.',
    },
    'quotation-marks': {
      en: 'These quotation marks are of another kind than the others of the site: {found} Write {expected}',
      es: 'Estas comillas no son como las demás del sitio: {found} Escriba {expected}',
    },
    'towns-alike': {
      en: 'This page says much the same as {other}.md, and search engines may leave both out. Say what is true of this town alone.',
      es: 'Esta página dice casi lo mismo que {other}.md, y los buscadores pueden omitir las dos. Diga lo que solo vale para esta localidad.',
    },
    'paragraph-ends': {
      en: 'A paragraph is left out from {day} on. Find out what is true from then on, write it, and update the day of its source.',
      es: 'Un párrafo se omite desde {day}. Averigüe qué vale entonces, escríbalo y ponga fecha a su fuente.',
    },
    'not-listed': {
      en: 'This text is no page: no entry of content/{list}.yaml has the id {id}. Add an entry, or delete the text. If the page was removed, add the entry with retired: true, so that its old addresses lead to another page.',
      es: 'Este texto no es una página: ninguna entrada de content/{list}.yaml tiene el identificador {id}. Agregue una; si la página se retiró, con retired: true, para que sus direcciones anteriores lleven a otra. O borre el texto.',
    },
    over: {
      en: 'This was over on {day}. Delete it, or write a later day.',
      es: 'Esto terminó el {day}. Bórrelo o escriba un día posterior.',
    },
  },
  launch: {
    'tracker-on-conditions': {
      en: 'This tool runs on the pages about conditions, and tells its company which of them a person reads: under HIPAA that may be a disclosure without authorization, and the FTC has treated the like as a breach (16 CFR 318). Set discretion: strict, or take the id out.',
      es: 'Esta herramienta funciona en las páginas sobre trastornos y comunica a su empresa cuáles lee una persona: según HIPAA, eso puede ser una divulgación sin autorización, y la FTC ha tratado casos así como una filtración (16 CFR 318). Ponga discretion: strict o quite el identificador.',
    },
    'tracker-in-use': {
      en: 'This tool learns who visits the site of a psychiatric practice. Take its id out, or decide on it with a lawyer and write the day as trackersDecidedOn.',
      es: 'Esta herramienta sabe quién visita el sitio de un consultorio de psiquiatría. Quite su identificador, o decídalo con un abogado y ponga el día en trackersDecidedOn.',
    },
    'tracker-undecided': {
      en: 'There is no id. Enter it, or decide against the tool, which is advisable for a psychiatric practice, and write the day as trackersDecidedOn.',
      es: 'No hay identificador. Escríbalo o decida no usar la herramienta, lo más aconsejable para un consultorio de psiquiatría, y ponga el día en trackersDecidedOn.',
    },
    draft: {
      en: 'This policy is a draft. Write in both languages from which day it is in force.',
      es: 'Esta política es un borrador. Escriba en los dos idiomas desde qué día está en vigor.',
    },
    unsigned: {
      en: 'Nobody has {word} this page as it is now: npm run sign -- {word} "<name>" {file}',
      es: 'Nadie ha firmado esta página tal como es ahora ({word}): npm run sign -- {word} "<nombre>" {file}',
    },
    'sample-figure': {
      en: '{found} is a sample. Write the real figure and its source, or leave it empty, which prints nothing. Florida’s rule on claims (64B8-11.001) asks that they can be proved; leave a success rate empty.',
      es: '{found} es un ejemplo. Escriba la cifra verdadera y su fuente, o déjela vacía y no se muestra. La norma de Florida sobre publicidad (64B8-11.001) exige poder probarla; deje vacía la tasa de éxito.',
    },
    'sample-review': {
      en: 'This review is a sample: {found}. Delete it, or write a real one with its author’s leave in writing.',
      es: 'Esta reseña es un ejemplo: {found}. Bórrela o escriba una verdadera con el permiso escrito de su autor.',
    },
    'never-confirmed': {
      en: 'Nobody has confirmed this yet. See whether it holds, and write the day.',
      es: 'Nadie ha confirmado esto todavía. Compruebe si es así y escriba el día.',
    },
    'not-confirmed': {
      en: 'This was confirmed, read or reviewed on {day}, a year ago or more. See whether it still holds, and write the day.',
      es: 'Esto se confirmó, se leyó o se revisó el {day}, hace un año o más. Compruebe si sigue valiendo y escriba el día.',
    },
    sample: {
      en: 'This is a sample: {found}. Write the practice’s own in its place.',
      es: 'Esto es un ejemplo: {found}. Escriba en su lugar lo propio del consultorio.',
    },
    'sample-picture': {
      en: 'This is a sample drawing. Replace it by the real picture under the same name, delete the drawing, and describe the picture in its field; a clinician’s also names its file. To keep the drawing, delete its line in content/images/samples.sha256.',
      es: 'Este dibujo es de ejemplo. Ponga la imagen verdadera con el mismo nombre, borre el dibujo y describa la imagen en su campo; la de un profesional también nombra su archivo. Para conservar el dibujo, borre su línea de content/images/samples.sha256.',
    },
    'missing-in-public': {
      en: 'There is no such file. Add it, or empty its field in content/practice.yaml. A clip needs captions in both languages.',
      es: 'No existe este archivo. Añádalo o vacíe su campo en content/practice.yaml. Un video necesita subtítulos en los dos idiomas.',
    },
    'not-known': {
      en: 'This is not known, and so not shown. Write it, or add {name} to doesNotApply.',
      es: 'Esto no se sabe, y por eso no se muestra. Escríbalo o agregue {name} a doesNotApply.',
    },
    'copy-no-answer': {
      en: 'There is no answer: {reason}. See that the name, the server and its certificate work.',
      es: 'No responde: {reason}. Compruebe que el nombre, el servidor y su certificado funcionan.',
    },
    'copy-staging': {
      en: 'This copy was built for trying out (STAGING=1): search engines leave it out, its form opens the mail program, and it has no trackers. For patients, build without STAGING and deploy that.',
      es: 'Esta copia se construyó para probar (STAGING=1): los buscadores la omiten, su formulario abre el programa de correo y no tiene herramientas de medición. Para los pacientes, construya sin STAGING y publique eso.',
    },
    'copy-other-build': {
      en: 'The copy ({theirs}) is not the build here ({ours}). These files differ: {files}. Deploy the whole build, and empty the cache of the host.',
      es: 'La copia ({theirs}) no es el sitio construido aquí ({ours}). Estos archivos difieren: {files}. Publíquelo entero y vacíe la caché del servidor.',
    },
    'copy-answer': {
      en: 'The answer is {found}, expected {expected}. Deploy the whole build with the settings of its host in dist, and redirect http and other names to the site.',
      es: 'La respuesta es {found}, se esperaba {expected}. Publique el sitio construido entero, con los ajustes de su servidor en dist, y lleve http y otros nombres al sitio.',
    },
    'copy-file': {
      en: 'The bytes are not those that were built. Switch off what the host changes in files. If nobody ordered that, somebody broke in: change the passwords, and deploy the whole build.',
      es: 'Los bytes no son los que se construyeron. Desactive lo que el servidor cambia en los archivos. Si nadie lo pidió, alguien entró: cambie las contraseñas y publique el sitio construido entero.',
    },
  },
} as const satisfies Record<Level | 'faultUnlessSample', Record<string, Message>>;

type Table = typeof table;
export type Code = { [Name in keyof Table]: keyof Table[Name] }[keyof Table];

/** The messages of all levels by their codes, in the order of the table. */
export const messages = Object.assign({}, ...Object.values(table)) as Readonly<
  Record<Code, Message>
>;

/**
 * The level of a code.
 * @param isSample whether the finding is about sample content
 */
export function levelOf(code: Code, isSample = true): Level {
  if (code in table.faultUnlessSample) return isSample ? 'launch' : 'fault';
  return levels.find((level) => code in table[level]) as Level;
}
