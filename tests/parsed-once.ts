import { vi } from 'vitest';

/** A copy of the content differs from it in a line or two: what is the same is parsed once. */
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
