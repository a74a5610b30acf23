import { vi } from 'vitest';
import type { Source } from '../../lib/content/source.server';
import type { TextContext } from '../../lib/content/text/read.server';
import type { Routes } from '../../lib/routes.server';

/*
 * Copies of the content differ in a line or two. What is made of a text, and of nothing else, is made only once in a
 * process. Each key holds everything that decides the result.
 */

/** Parses each YAML text once. */
vi.mock('yaml', async (original) => {
  const yaml = await original<typeof import('yaml')>();
  const parseDocument = once((text: string) => yaml.parseDocument(text));
  return { ...yaml, parseDocument, parse: (text: string) => parseDocument(text).toJS() };
});

/** Makes one table for the same lists, by which pages are known again. */
vi.mock('../../lib/routes.server', async (original) => {
  const routes = await original<typeof import('../../lib/routes.server')>();
  return { ...routes, routesOf: once(routes.routesOf) };
});

/** Reads each page once in the same surroundings, and repeats its findings. */
vi.mock('../../lib/content/read-page.server', async (original) => {
  const { readPage } = await original<typeof import('../../lib/content/read-page.server')>();
  type Read = ReturnType<typeof readPage> & { reports: Parameters<Source['report']>[] };
  const known = new Map<string, Read>();
  const readNew: (...asked: Parameters<typeof readPage>) => Read = (source, ...asked) => {
    const reports: Read['reports'] = [];
    const report: Source['report'] = (...about) => void reports.push(about);
    return { ...readPage({ ...source, report }, ...asked), reports };
  };
  return {
    readPage: ((source, route, context) => {
      const key = JSON.stringify([source.file, source.raw, route, decisive(source, context)]);
      const { reports, ...read } = known.get(key) ?? readNew(source, route, context);
      known.set(key, { ...read, reports });
      for (const report of reports) source.report(...report);
      return read;
    }) satisfies typeof readPage,
  };
});

/** What of its surroundings decides how a page is read: of facts, those that it quotes; of the day, what is over. */
function decisive({ raw }: Source, { facts, today, routes, ...others }: TextContext) {
  const { quoted, days } = mentionedIn(raw);
  const values = facts && quoted.map((name) => facts[name] ?? 'no such fact');
  return [others, values, days.map((day) => day.localeCompare(today)), numberOf(routes)];
}

/** The words in braces, among which are all facts that a file quotes, and its days. */
const mentionedIn = once((raw: string) => ({
  quoted: (raw.match(/\{[^{}]*/g) ?? []).flatMap((braces) => braces.match(/\w+/g) ?? []),
  days: raw.match(/\d{4}-\d{2}-\d{2}/g) ?? [],
}));

const numbers = new Map<Routes, number>();

/** A number for each table of pages. */
function numberOf(routes: Routes): number {
  const number = numbers.get(routes) ?? numbers.size;
  numbers.set(routes, number);
  return number;
}

/** A function that computes each result once. */
function once<In, Out>(make: (value: In) => Out): (value: In) => Out {
  const known = new Map<string, Out>();
  return (value) => {
    const key = JSON.stringify(value);
    const result = known.get(key) ?? make(value);
    known.set(key, result);
    return result;
  };
}
