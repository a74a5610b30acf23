import { vi } from 'vitest';

/** Parses each YAML text only once in a process, because the copies of the content differ only in a line or two. */
vi.mock('yaml', async (original) => {
  const yaml = await original<typeof import('yaml')>();
  const documents = new Map<string, ReturnType<typeof yaml.parseDocument>>();
  const parseDocument = (text: string) => {
    const document = documents.get(text) ?? yaml.parseDocument(text);
    documents.set(text, document);
    return document;
  };
  return { ...yaml, parseDocument, parse: (text: string) => parseDocument(text).toJS() };
});
