import { removeInvisible } from '../../../proto/unicode.ts';
import { findWords, foldWord, isNumber, isUnspaced } from '../../kit/searches/words.ts';
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
/** The number of last digits that are compared, because telephone numbers may omit the country code and trunk prefix. */
const SAME_DIGITS = 8;

export const analyse = (text: string, language: string): Token[] =>
  findWords(text)
    .map((written) => analyseWord(written.text, language))
    .filter(({ word }) => word !== '');

export function analyseWord(written: string, language: string): Token {
  let cache = caches.get(language);
  if (!cache) caches.set(language, (cache = new Map()));
  const cached = cache.get(written);
  if (cached) return cached;
  const token = isNumber(written) ? analyseNumber(written) : analyseLetters(written, language);
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

export const joinStems = (tokens: Token[]): string => tokens.map(({ stem }) => stem).join(' ');

/** Lists each word once, and each character of a script without spaces, because a query can be a single character. */
export const joinWords = (tokens: Token[]): string =>
  [...new Set(tokens.flatMap(({ word }) => (isUnspaced(word) ? [word, ...word] : [word])))].join(' ');

function analyseNumber(written: string): Token {
  const word = written.replace(/\D/g, '');
  return { word, stem: word.slice(-SAME_DIGITS) };
}

function analyseLetters(written: string, language: string): Token {
  const word = foldWord(written);
  const stem = foldWord(findLanguage(language).stem(removeInvisible(written).toLowerCase()));
  return { word, stem: stem === '' ? word : stem };
}
