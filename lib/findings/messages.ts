import type { Language } from '../language';

/**
 * What is wrong and what to do, in both languages. In braces stand `file`, `field` and the names of the finding's
 * values.
 */
type Sentences = Record<Language, string>;

/** A message that the summary of the launch check has too. */
interface Message extends Sentences {
  /** The few words that the summary prints, in English as all of the launch check. */
  brief: string;
  /** The section of the summary; the last one if left out. */
  section?: 'patients' | 'law';
}

/**
 * The message of each code. Its group is its level, which decides what happens:
 *
 * - `fault`: the build stops. It can be decided without reading a sentence, so its message is certainly true.
 * - `reminder`: the build prints it, and the launch check fails.
 * - `launch`: the launch check fails. The build prints only how many facts are not known.
 * - `guess`: it may be wrong about a right text, so it stops nothing. The launch check and the report on the content
 *   print it, the build prints how many there are.
 * - `copy`: the comparison of a deployed copy fails.
 *
 * No program reads these sentences, so that a change here changes only what people read.
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
    'web-address': {
      en: 'This link leads nowhere: {found} Expected is {expected}.',
      es: 'Este enlace no lleva a ninguna parte: {found} Se esperaba {expected}.',
    },
    'link-heading': {
      en: 'The page {page} has no part {found}: a heading was renamed or deleted. Write the fragment of one that is there, or leave out what follows #.',
      es: 'La página {page} no tiene la parte {found}: se cambió o se borró un título. Escriba el fragmento de uno que exista u omita lo que sigue a #.',
    },
    'link-words': {
      en: 'This leads to the part of {page} whose heading has the same words, and none has these: {found}. Write both the same.',
      es: 'Esto lleva a la parte de {page} cuyo título tiene las mismas palabras, y ninguno tiene estas: {found}. Escriba los dos igual.',
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
    'opening-while-closed': {
      en: 'nextOpening is on {day}, and hours.yaml has the office closed on that day. Write another day, or the hours of that day among the exceptions of hours.yaml.',
      es: 'nextOpening es el {day}, y según hours.yaml ese día está cerrado. Escriba otro día, o el horario de ese día entre las excepciones de hours.yaml.',
    },
    'opening-for-nobody': {
      en: 'The next opening is for new patients, and newPatients is notAccepted. Delete nextOpening, or correct newPatients.',
      es: 'La próxima cita es para pacientes nuevos, y newPatients es notAccepted. Borre nextOpening o corrija newPatients.',
    },
    'visits-nowhere': {
      en: 'office is false, and there is no videoFrom, so nobody could be seen. Correct one of them.',
      es: 'office es false y no hay videoFrom: no se podría atender a nadie. Corrija uno de los dos.',
    },
    'video-not-offered': {
      en: 'This is about visits by video, and visits.yaml has no videoFrom. Delete this, or write there where patients must be.',
      es: 'Esto trata de consultas por video, y visits.yaml no tiene videoFrom. Bórrelo, o escriba allí dónde tiene que estar el paciente.',
    },
    'assignment-without-medicare': {
      en: 'medicareAssignment is true, and insurers.yaml does not have Medicare in network. Delete medicareAssignment, or correct Medicare’s state.',
      es: 'medicareAssignment es true, y en insurers.yaml Medicare no está dentro de la red. Borre medicareAssignment o corrija el estado de Medicare.',
    },
    'own-number-in-crisis': {
      en: 'The number of this crisis center, {number}, is the practice’s own ({other} in practice.yaml). Write the center’s.',
      es: 'El número de este centro de crisis, {number}, es el del propio consultorio ({other} en practice.yaml). Escriba el del centro.',
    },
    'other-time-zone': {
      en: 'The town with the office is in {county} County, whose time zone is {zone}. Correct timeZone, or the county in towns.yaml.',
      es: 'La localidad con el consultorio está en el condado de {county}, cuya zona horaria es {zone}. Corrija timeZone o el condado en towns.yaml.',
    },
    'far-from-town': {
      en: 'The entrance is {miles} miles from the place on the map of {town}, the town with the office in towns.yaml. Correct position in one of the two files.',
      es: 'La entrada está a {miles} millas del lugar en el mapa de {town}, la localidad con el consultorio en towns.yaml. Corrija position en uno de los dos archivos.',
    },
    'counties-differ': {
      en: '{town} is in {county} County here, and in {other} County in places.yaml. Correct one of the two; the county decides which crisis center the town’s page names.',
      es: '{town} está aquí en el condado de {county}, y en places.yaml en el condado de {other}. Corrija uno de los dos; el condado decide qué centro de crisis nombra la página de la localidad.',
    },
    'leaves-to-itself': {
      en: '“Leave this page” would lead to the practice’s own site, {domain}. Write the address of a site that shows nobody what was read.',
      es: '«Salir de esta página» llevaría al propio sitio del consultorio, {domain}. Escriba la dirección de un sitio que no muestre lo que se leyó.',
    },
    'forms-differ': {
      en: 'This is “{found}”, and {other} is “{model}”: one is feminine and the other masculine. Correct one of them.',
      es: 'Aquí dice «{found}», y en {other}, «{model}»: uno está en femenino y el otro en masculino. Corrija uno de los dos.',
    },
    'register-of-others': {
      en: 'Certification Matters has the boards of the ABMS alone, not the {board}. Write https://findado.osteopathic.org, the register of the American Osteopathic Association.',
      es: 'Certification Matters solo tiene las juntas de la ABMS, no la {board}. Escriba https://findado.osteopathic.org, el registro de la American Osteopathic Association.',
    },
    'nobody-treats': {
      en: 'Nobody treats patients today: every clinician’s last day is over, or the first is still to come. Correct until or from, or add a clinician.',
      es: 'Hoy no atiende nadie: para cada profesional ya pasó el último día o no ha llegado el primero. Corrija until o from, o agregue un profesional.',
    },
    'lead-prescribes': {
      en: 'From today this clinician leads the practice, and none of these credentials is one of a clinician who prescribes in Florida (MD, DO, APRN, PA): {found}. This site is for practices whose lead prescribes: correct the credentials, or put another clinician first.',
      es: 'Desde hoy dirige el consultorio este profesional, y ninguno de estos títulos es de quien receta en Florida (MD, DO, APRN, PA): {found}. Este sitio es para consultorios cuyo profesional principal receta: corrija los títulos o ponga primero a otro profesional.',
    },
    'unread-copy': {
      en: 'The site reads {expected}, and nothing of this name here. If that file is there, put into it what is right, and delete this one; else give this one its name and folder.',
      es: 'El sitio lee {expected} y aquí nada con este nombre. Si aquel archivo existe, ponga en él lo correcto y borre este; si no, dé a este su nombre y su carpeta.',
    },
    'unread-file': {
      en: 'The site reads nothing of this name here. Give it the name of a file of the content, in its folder, or take it out of the content.',
      es: 'El sitio no lee nada con este nombre aquí. Dele el nombre de un archivo del contenido, en su carpeta, o sáquelo del contenido.',
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
      en: 'This line has the sign of a lost letter, or bytes that are no UTF-8: {found} Write the right letters, and save the file as UTF-8.',
      es: 'Esta línea tiene el signo de una letra perdida o bytes que no son UTF-8: {found} Escriba las letras correctas y guarde el archivo como UTF-8.',
    },
    captions: {
      en: 'Browsers leave out these captions, or the one here: {found} The first line of the file is WEBVTT, and above each caption stands when it begins and ends, such as 00:01.500 --> 00:04.000.',
      es: 'Los navegadores omiten estos subtítulos, o el de esta línea: {found} La primera línea del archivo es WEBVTT, y encima de cada subtítulo está cuándo empieza y termina, como 00:01.500 --> 00:04.000.',
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
  reminder: {
    'picture-unused': {
      brief: 'shown by no page',
      en: 'No page shows this picture. Delete it, or give it the name of what it shows, such as towns/cape-coral.svg.',
      es: 'Ninguna página muestra esta imagen. Bórrela o póngale el nombre de lo que muestra, como towns/cape-coral.svg.',
    },
    'not-shown': {
      brief: 'a file that no page can show',
      en: 'No page shows this file: pictures are JPEG, PNG, WebP, AVIF or SVG. Open it and export it as one of these, or take it out of this folder.',
      es: 'Ninguna página muestra este archivo: las imágenes son JPEG, PNG, WebP, AVIF o SVG. Ábralo y expórtelo en uno de esos formatos, o sáquelo de esta carpeta.',
    },
    'nobody-speaks-spanish': {
      brief: 'nobody speaks Spanish',
      section: 'patients',
      en: 'Nobody of clinicians.yaml, and none of staffLanguages in visits.yaml, speaks Spanish, and pages offer care in it. Add es where somebody does. A practice in English alone needs another site.',
      es: 'Nadie de clinicians.yaml ni de staffLanguages en visits.yaml habla español, y las páginas ofrecen atención en español. Agregue es donde alguien lo hable. Un consultorio solo en inglés necesita otro sitio.',
    },
    'not-accepted': {
      brief: 'Spanish not accepted since a text changed',
      en: 'Nobody has accepted this as the translation of the English text since one of the two was written or changed. Read both (git diff content/*/{name} shows what changed), correct what differs, then: npm run accept-translation -- {name}',
      es: 'Nadie ha aceptado este texto como traducción del inglés desde que se escribió o cambió uno de los dos. Lea los dos (git diff content/*/{name} muestra qué cambió), corrija lo que no coincida y después: npm run accept-translation -- {name}',
    },
    'form-without-agreement': {
      brief: 'a form without an agreement',
      section: 'law',
      en: 'The company that receives the contact form is not known to have signed a business associate agreement (HIPAA). Write its name and the day on which it signed, or leave formAddress empty until then.',
      es: 'No consta que la empresa que recibe el formulario haya firmado un acuerdo de socio comercial (HIPAA). Escriba su nombre y el día en que firmó, o deje formAddress vacío hasta entonces.',
    },
    'other-county': {
      brief: 'a crisis center of another county',
      section: 'patients',
      en: 'No town of towns.yaml is in {county} County, so this crisis center may be of another practice’s region: {found} Delete it, or correct its county.',
      es: 'Ninguna localidad de towns.yaml está en el condado de {county}; este centro de crisis puede ser de la región de otro consultorio: {found} Bórrelo o corrija el condado.',
    },
    'no-crisis-center': {
      brief: 'a county without a crisis center',
      section: 'patients',
      en: 'No crisis center of crisis.yaml is in {county} County. Correct the name, or add a center.',
      es: 'Ningún centro de crisis de crisis.yaml está en el condado de {county}. Corrija el nombre o añada un centro.',
    },
    'paragraph-ends': {
      brief: 'a paragraph that ends soon',
      en: 'A paragraph is left out from {day} on. Find out what is true from then on, write it, and update the day of its source.',
      es: 'Un párrafo se omite desde {day}. Averigüe qué vale entonces, escríbalo y ponga fecha a su fuente.',
    },
    'not-listed': {
      brief: 'a text of no page',
      en: 'This text is no page: no entry of content/{list}.yaml has the id {id}. Add an entry, or delete the text. If the page was removed, add the entry with retired: true, so that its old addresses lead to another page.',
      es: 'Este texto no es una página: ninguna entrada de content/{list}.yaml tiene el identificador {id}. Agregue una; si la página se retiró, con retired: true, para que sus direcciones anteriores lleven a otra. O borre el texto.',
    },
    over: {
      brief: 'over',
      en: 'This was over on {day}. Delete it, or write a later day.',
      es: 'Esto terminó el {day}. Bórrelo o escriba un día posterior.',
    },
  },
  launch: {
    'tracker-on-conditions': {
      brief: 'a tool on pages about conditions',
      section: 'law',
      en: 'This tool runs on the pages about conditions, and tells its company which of them a person reads: under HIPAA that may be a disclosure without authorization, and the FTC has treated the like as a breach (16 CFR 318). Set discretion: strict, or take the id out.',
      es: 'Esta herramienta funciona en las páginas sobre trastornos y comunica a su empresa cuáles lee una persona: según HIPAA, eso puede ser una divulgación sin autorización, y la FTC ha tratado casos así como una filtración (16 CFR 318). Ponga discretion: strict o quite el identificador.',
    },
    'tracker-in-use': {
      brief: 'a tool in use without a decision',
      section: 'law',
      en: 'This tool learns who visits the site of a psychiatric practice. Take its id out, or decide on it with a lawyer and write the day as trackersDecidedOn.',
      es: 'Esta herramienta sabe quién visita el sitio de un consultorio de psiquiatría. Quite su identificador, o decídalo con un abogado y ponga el día en trackersDecidedOn.',
    },
    'tracker-undecided': {
      brief: 'nobody has decided on tools that measure visits',
      section: 'law',
      en: 'There is no id. Enter it, or decide against the tool, which is advisable for a psychiatric practice, and write the day as trackersDecidedOn.',
      es: 'No hay identificador. Escríbalo o decida no usar la herramienta, lo más aconsejable para un consultorio de psiquiatría, y ponga el día en trackersDecidedOn.',
    },
    draft: {
      brief: 'draft',
      section: 'law',
      en: 'This policy is a draft. Write in both languages from which day it is in force.',
      es: 'Esta política es un borrador. Escriba en los dos idiomas desde qué día está en vigor.',
    },
    unsigned: {
      brief: 'not {word}',
      section: 'law',
      en: 'Nobody has {word} this page as it is now: npm run sign -- {word} "<name>" {file}',
      es: 'Nadie ha firmado esta página tal como es ahora ({word}): npm run sign -- {word} "<nombre>" {file}',
    },
    'sample-figure': {
      brief: 'sample figure',
      section: 'law',
      en: '{found} is a sample. Write the real figure and its source, or leave it empty, which prints nothing. Florida’s rule on claims (64B8-11.001) asks that they can be proved; leave a success rate empty.',
      es: '{found} es un ejemplo. Escriba la cifra verdadera y su fuente, o déjela vacía y no se muestra. La norma de Florida sobre publicidad (64B8-11.001) exige poder probarla; deje vacía la tasa de éxito.',
    },
    'sample-review': {
      brief: 'sample review',
      section: 'law',
      en: 'This review is a sample: {found}. Delete it, or write a real one with its author’s leave in writing.',
      es: 'Esta reseña es un ejemplo: {found}. Bórrela o escriba una verdadera con el permiso escrito de su autor.',
    },
    'never-confirmed': {
      brief: 'not confirmed',
      en: 'Nobody has confirmed this yet. See whether it holds, and write the day.',
      es: 'Nadie ha confirmado esto todavía. Compruebe si es así y escriba el día.',
    },
    'not-confirmed': {
      brief: 'confirmed a year ago or more',
      en: 'This was confirmed, read or reviewed on {day}, a year ago or more. See whether it still holds, and write the day.',
      es: 'Esto se confirmó, se leyó o se revisó el {day}, hace un año o más. Compruebe si sigue valiendo y escriba el día.',
    },
    sample: {
      brief: 'sample',
      en: 'This is a sample: {found}. Write the practice’s own in its place.',
      es: 'Esto es un ejemplo: {found}. Escriba en su lugar lo propio del consultorio.',
    },
    'sample-picture': {
      brief: 'sample picture',
      en: 'This is a sample drawing. Replace it by the real picture under the same name, delete the drawing, and describe the picture in its field; a clinician’s also names its file. To keep the drawing, delete its line in content/images/samples.sha256.',
      es: 'Este dibujo es de ejemplo. Ponga la imagen verdadera con el mismo nombre, borre el dibujo y describa la imagen en su campo; la de un profesional también nombra su archivo. Para conservar el dibujo, borre su línea de content/images/samples.sha256.',
    },
    'missing-in-public': {
      brief: 'missing',
      en: 'There is no such file. Add it, or empty its field in content/practice.yaml. A clip needs captions in both languages.',
      es: 'No existe este archivo. Añádalo o vacíe su campo en content/practice.yaml. Un video necesita subtítulos en los dos idiomas.',
    },
    'not-known': {
      brief: 'not known',
      en: 'This is not known, and so not shown. Write it, or add {name} to doesNotApply.',
      es: 'Esto no se sabe, y por eso no se muestra. Escríbalo o agregue {name} a doesNotApply.',
    },
  },
  guess: {
    'lost-letters': {
      brief: 'letters that look lost',
      en: 'Letters seem to be lost here: … {around} … If so, write the right letters, and save the file as UTF-8.',
      es: 'Parece que aquí se perdieron letras: … {around} … Si es así, escriba las letras correctas y guarde el archivo como UTF-8.',
    },
    'lines-alike': {
      brief: 'lines that may be a list',
      en: 'These lines run together in one paragraph: {found} If a list is meant, begin each of them with "- " or "1. ".',
      es: 'Estas líneas se unen en un solo párrafo: {found} Si es una lista, empiece cada una con «- » o «1. ».',
    },
    'not-translated': {
      brief: 'in English',
      en: 'This Spanish text is the same as the English one: {found} Translate it, unless it is a name.',
      es: 'Este texto en español es igual al inglés: {found} Tradúzcalo, si no es un nombre.',
    },
    'figures-differ': {
      brief: 'without figures of the English text',
      en: 'The English text has figures that the Spanish lacks: {missing}. See whether both say the same.',
      es: 'El texto en inglés tiene cifras que faltan en español: {missing}. Vea si los dos dicen lo mismo.',
    },
    'units-differ': {
      brief: 'another unit of time than the English text',
      en: 'The English text speaks of {missing}, and this one of {found} in their place. See whether both give the same time.',
      es: 'El texto en inglés habla de {missing}, y este, en su lugar, de {found}. Vea si los dos dan el mismo tiempo.',
    },
    'bare-number': {
      brief: 'a number to call without its mark',
      en: 'This text has {found} without its mark, so that nobody can tap it. Write {mark} where readers may call it; where it is no number to call, leave it.',
      es: 'Este texto tiene {found} sin su marca, así que nadie puede tocarlo para llamar. Escriba {mark} donde el lector pueda llamar; si no es un número para llamar, déjelo.',
    },
    'names-elsewhere': {
      brief: 'names places of another county',
      en: 'This text names {found}: … {around} … By places.yaml it is in {county} County, where the practice has no town. Write of this region instead, or delete the place there.',
      es: 'Este texto nombra {found}: … {around} … Según places.yaml está en el condado de {county}, donde el consultorio no tiene ninguna localidad. Escriba sobre esta región o borre allí el lugar.',
    },
    'names-former': {
      brief: 'names a clinician who has left',
      en: 'This text has the name of a clinician who has left: … {around} … Name whoever treats patients now.',
      es: 'Este texto tiene el nombre de un profesional que ya no atiende: … {around} … Nombre a quien atiende ahora.',
    },
    'names-lead-alone': {
      brief: 'pages name the lead alone',
      en: '{count} clinicians treat patients, and these pages name {name} alone: {pages}. See whether what they say is true of a visit with the others.',
      es: 'Aquí atienden {count} profesionales, y estas páginas solo nombran a {name}: {pages}. Vea si lo que dicen vale también para una consulta con los demás.',
    },
    'speaks-of-video': {
      brief: 'speaks of visits by video',
      en: 'This text speaks of video: … {around} … and visits.yaml has no videoFrom. Delete what it says of visits by video, or begin the sentence with {condition}.',
      es: 'Este texto habla de video: … {around} … y visits.yaml no tiene videoFrom. Borre lo que dice de consultas por video o empiece la oración con {condition}.',
    },
    'speaks-of-medicare': {
      brief: 'speaks of Medicare',
      en: 'This text speaks of Medicare: … {around} … and insurers.yaml does not have it in network. Delete what it says of it, or begin the sentence with {condition}.',
      es: 'Este texto habla de Medicare: … {around} … y en insurers.yaml no está dentro de la red. Borre lo que dice o empiece la oración con {condition}.',
    },
    'called-physician': {
      brief: 'speaks of a psychiatrist',
      en: 'This text speaks of a psychiatrist or physician: … {around} … and the lead is neither. Write {facts} for what the credentials say, or begin the sentence with {condition}.',
      es: 'Este texto habla de un psiquiatra o médico: … {around} … y el profesional principal no lo es. Escriba {facts} para lo que dice el título, o empiece la oración con {condition}.',
    },
    'says-most-insurers': {
      brief: 'speaks of most insurers',
      en: 'This text speaks of most insurers: … {around} … and insurers.yaml has few in network. Name them, or leave it out.',
      es: 'Este texto habla de la mayoría de los seguros: … {around} … y en insurers.yaml hay pocos dentro de la red. Nómbrelos u omítalo.',
    },
    'said-to-speak-spanish': {
      brief: 'says that the lead speaks Spanish',
      en: 'Readers may expect that the lead speaks Spanish: {found} By clinicians.yaml this is not so. Say who does, or add es to languages.',
      es: 'Se puede entender que el profesional principal habla español: {found} Según clinicians.yaml no es así. Diga quién lo habla o agregue es a languages.',
    },
    'free-visit': {
      brief: 'a price of $0',
      en: 'Readers see that this visit costs $0. If that is not meant, write its price, or delete the field.',
      es: 'Se lee que esta consulta cuesta $0. Si no es así, escriba su precio o borre el campo.',
    },
    'described-as-drawing': {
      brief: 'a photograph described as a drawing',
      en: 'This picture is a photograph, and its description is that of a drawing: {found} Describe in both languages what the photograph shows.',
      es: 'Esta imagen es una fotografía, y su descripción es la de un dibujo: {found} Describa en los dos idiomas lo que muestra la fotografía.',
    },
    'shared-number': {
      brief: 'a number that another field has',
      en: 'This number, {number}, is also that of {other}. See whether both are right.',
      es: 'Este número, {number}, es también el de {other}. Compruebe que los dos estén bien.',
    },
    'other-city': {
      brief: 'another city than the town with the office',
      en: 'The address is in {city}, and the town with the office in towns.yaml is {town}. See whether both are right.',
      es: 'La dirección es de {city}, y la localidad con el consultorio en towns.yaml es {town}. Compruebe que las dos estén bien.',
    },
    'more-years': {
      brief: 'more years than the clinicians have',
      en: 'The figure is {value} years of experience, and by inPracticeSince in clinicians.yaml it is {most} at most. Correct one of them.',
      es: 'La cifra es de {value} años de experiencia, y según inPracticeSince en clinicians.yaml son {most} como máximo. Corrija uno de los dos.',
    },
  },
  copy: {
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
} as const satisfies Record<'fault' | 'copy', Record<string, Sentences>> &
  Record<'reminder' | 'launch' | 'guess', Record<string, Message>>;

type Table = typeof table;
export type Level = keyof Table;
export type Code = { [Name in Level]: keyof Table[Name] }[Level];

/** The codes of guesses. */
export type GuessCode = keyof Table['guess'];

/** The messages of all levels by their codes, in the order of the table. */
export const messages = Object.assign({}, ...Object.values(table)) as Readonly<
  Record<Code, Sentences & Partial<Message>>
>;

/** The level of a code. */
export const levelOf = (code: Code): Level =>
  (Object.keys(table) as Level[]).find((level) => code in table[level]) as Level;
