import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie, type ITrie } from 'cspell-trie-lib';
import type { Language } from '../../lib/language';
import { projectFolder } from './project';

/** Knows the words of one language. */
export interface Speller {
  /** The words of a text that neither the dictionaries nor the allowed words have. */
  unknownWords(text: string): string[];
  suggestions(word: string): string[];
}

/**
 * @param words allowed besides the dictionaries', in small letters unless they are always capitals
 * @param names allowed as they are written, each as a whole
 */
export function spellerOf(language: Language, words: string[], names: string[]): Speller {
  const dictionary = decodeTrie(new Uint8Array(read(dictionaries[language])));
  const allowed = new Set([...words, ...(language === 'en' ? medicalTerms() : [])]);
  const isListed = (word: string) => allowed.has(word) || dictionary.has(word);
  const isKnown = (word: string) =>
    formsOf(word, language).some(
      (form) => isListed(form) || isListed(form.toLowerCase()) || isListed(capitalized(form)),
    );
  const name = namePattern(names);
  return {
    unknownWords: (text) =>
      wordsIn(withoutAddresses(text).replace(name, ' ')).filter(
        (word) => word.length > 1 && !isKnown(word),
      ),
    suggestions: (word) => suggest(dictionary, word),
  };
}

const dictionaries = {
  en: '@cspell/dict-en_us/en_US.trie.gz',
  es: '@cspell/dict-es-es/Spanish.trie.gz',
} satisfies Record<Language, string>;

function medicalTerms(): string[] {
  return read('@cspell/dict-medicalterms/dict/medicalterms-en.txt.gz').toString().split('\n');
}

function read(file: string): Buffer {
  return gunzipSync(readFileSync(join(projectFolder, 'node_modules', file)));
}

/** Mail and web addresses stand in no dictionary. */
function withoutAddresses(text: string): string {
  return text.replace(/\S+@\S+|(?:https?|sms):\S+|[\w-]+(\.[\w-]+)*\.[a-z]{2,}(\/\S*)?/g, ' ');
}

/** Words without figures. */
function wordsIn(text: string): string[] {
  const words = text.match(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu) ?? [];
  return words.filter((word) => !/\p{N}/u.test(word));
}

/** A word as it is written, and as dictionaries list it. */
function formsOf(word: string, language: Language): string[] {
  const plain = word.replaceAll('’', "'");
  return language === 'en' ? [plain, plain.replace(/'s$/, '')] : [plain, ...verbsOf(plain)];
}

/** Verb of a Spanish word that ends in pronouns: "evaluarle", "evaluándole", "llámenos". */
function verbsOf(word: string): string[] {
  const verb = /^(\p{L}{2,}?(?:r|ndo|[aeáéíó]n?|d))(?:[mts]e|nos)?(?:[mts]e|nos|l[aeo]s?)$/u.exec(
    word,
  )?.[1];
  return verb === undefined
    ? []
    : [
        verb,
        verb
          .normalize('NFD')
          .replace(/\u0301/g, '')
          .normalize('NFC'),
      ];
}

function namePattern(names: string[]): RegExp {
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  const literals = longestFirst.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${literals.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}

function suggest(dictionary: ITrie, word: string): string[] {
  return dictionary.suggest(word, { numSuggestions: 3 }).slice(0, 3);
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
