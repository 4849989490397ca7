import { foldDiacritics, tokenize } from '../../kit/searches/words.ts';
import { findLanguage } from './languages.ts';

export interface Token {
  word: string;
  stem: string;
}

export interface Phrase {
  words: string[];
  stems: string[];
}

const MAX_CACHED = 50_000;
const caches = new Map<string, Map<string, Token>>();

export const analyse = (text: string, language: string): Token[] =>
  tokenize(text).map((word) => analyseWord(word, language));

export function analyseWord(written: string, language: string): Token {
  let cache = caches.get(language);
  if (!cache) caches.set(language, (cache = new Map()));
  const cached = cache.get(written);
  if (cached) return cached;
  const word = foldDiacritics(written);
  const stem = foldDiacritics(findLanguage(language).stem(written.toLowerCase()));
  const token = { word, stem: stem === '' || stem === word ? word : stem };
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(written, token);
  return token;
}

export function contentTokens(tokens: Token[], language: string): Token[] {
  const { stopWords } = findLanguage(language);
  const content = tokens.filter(({ word }) => !stopWords.has(word));
  return content.length > 0 ? content : tokens;
}

export function toPhrase(text: string, language: string): Phrase {
  const tokens = contentTokens(analyse(text, language), language);
  return { words: tokens.map(({ word }) => word), stems: tokens.map(({ stem }) => stem) };
}

export function indexedWords(texts: string[], language: string): string {
  const words: string[] = [];
  for (const text of texts)
    for (const { word, stem } of analyse(text, language)) {
      words.push(word);
      if (stem !== word) words.push(stem);
    }
  return words.join(' ');
}
