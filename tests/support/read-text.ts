import { type Source, sourceOf } from '../../lib/content/source.server';
import { type Markdown, readText, type TextContext } from '../../lib/content/text/read.server';
import type { Finding } from '../../lib/findings/finding';
import { routesOf } from '../../lib/routes.server';

/** The result of reading a text, with its findings. */
export interface ReadText extends Markdown {
  findings: Finding[];
}

/** The line on which the text begins, in the file that is made of a text. */
export const firstLine = 4;

/** The table of pages of a site whose lists are empty. */
export const fixedRoutes = routesOf({
  services: [],
  towns: [],
  policies: [],
  offersVideo: true,
  atFault: [],
});

/** Reads a text as the body of a page; facts, day, labels and language may be given. */
export function readAsBody(text: string, reading: Partial<TextContext> = {}): ReadText {
  return read(`---\nname: x\n---\n${text}`, 'text', reading);
}

/** Reads a text as the answer to a question. */
export function readAsAnswer(text: string, reading: Partial<TextContext> = {}): ReadText {
  const yaml = `questions:\n  - question: Why?\n    answer: ${JSON.stringify(text)}\n`;
  return read(`---\n${yaml}---\n`, 'questions.0.answer', reading);
}

function read(file: string, field: string, reading: Partial<TextContext>): ReadText {
  const findings: Finding[] = [];
  const source = sourceOf(`${reading.language ?? 'en'}/about.md`, file, findings);
  const nothing: Markdown = { html: '', sections: [], headings: [], passages: [] };
  return { ...(source ? readFrom(source, field, reading) : nothing), findings };
}

function readFrom(source: Source, field: string, reading: Partial<TextContext>): Markdown {
  const { language = 'en', today = '2026-11-22', facts = {}, ...others } = reading;
  return readText(source, field, {
    labels: undefined,
    routes: fixedRoutes,
    ...others,
    language,
    today,
    facts,
  });
}
