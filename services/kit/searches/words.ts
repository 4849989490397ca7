import { removeInvisible } from '../../../proto/unicode.ts';

export interface WrittenWord {
  text: string;
  start: number;
  end: number;
}

const RUN = /[\p{L}\p{N}\p{M}\p{Default_Ignorable_Code_Point}]+/gu;
/** Matches scripts without spaces between words, or with endings that are joined to words. */
const UNSPACED =
  '\\p{scx=Hani}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}';
const MARKS = '[\\p{M}\\p{Default_Ignorable_Code_Point}]*';
const PART = new RegExp(`(?:[${UNSPACED}]${MARKS})+|[^${UNSPACED}]+`, 'gu');
const SIGN = new RegExp(`[${UNSPACED}]${MARKS}`, 'gu');
const NEXT_DIGIT = '[\\s\\u2010-\\u2013().\\/\\-]{0,3}\\d';
/** Matches numbers of seven or more digits, such as telephone and company numbers. */
const NUMBER = new RegExp(`(?<![\\p{L}\\p{N}])\\d(?:${NEXT_DIGIT}){6,17}(?![\\p{L}\\p{N}])`, 'gu');
const ONLY_NUMBER = new RegExp(`^\\d(?:${NEXT_DIGIT}){6,}$`, 'u');
const NOT_DIGIT = /\D/g;

const MARKED = /([\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hebr}\p{sc=Arab}])\p{M}+/gu;
const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** Returns the words of a text: adjacent pairs of characters in scripts without spaces, and also numbers written in groups. */
export function findWords(text: string): WrittenWord[] {
  const words = Array.from(text.matchAll(RUN)).flatMap(({ 0: run, index }) =>
    Array.from(run.matchAll(PART)).flatMap((part) => wordsOfPart(part[0], index + part.index)),
  );
  const numbers = Array.from(text.matchAll(NUMBER), ({ 0: number, index }) => toWord(number, index));
  return [...words, ...numbers.filter(({ text: number }) => /\D/.test(number))];
}

export const joinNumbers = (text: string): string => text.replace(NUMBER, (number) => number.replace(NOT_DIGIT, ''));

export const isNumber = (word: string): boolean => ONLY_NUMBER.test(word);

export const isUnspaced = (word: string): boolean => word.search(SIGN) === 0;

/** Removes differences that readers ignore: case, diacritics and invisible characters. */
export const foldWord = (word: string): string =>
  removeInvisible(word)
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKED, '$1')
    .normalize('NFC')
    .replace(LETTER, (letter) => LETTERS[letter]!);

function wordsOfPart(part: string, start: number): WrittenWord[] {
  if (!isUnspaced(part)) return [toWord(part, start)];
  const signs = Array.from(part.matchAll(SIGN));
  return signs.slice(0, Math.max(1, signs.length - 1)).map(({ 0: sign, index }, at) => {
    const next = signs[at + 1];
    return toWord(next ? part.slice(index, next.index + next[0].length) : sign, start + index);
  });
}

const toWord = (text: string, start: number): WrittenWord => ({ text, start, end: start + text.length });

const MAX_LENGTH = 60;
/** Matches account, policy and telephone numbers and email addresses, which are personal data. */
const PERSONAL = /@|\d[\d\s().-]{3,}\d/;

/** Returns the words under which a search is counted, or null if it must not be recorded. */
export function toRecordable(q: string): string | null {
  if (PERSONAL.test(q)) return null;
  const words = foldWord(q)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
  return words === '' || words.length > MAX_LENGTH ? null : words;
}
