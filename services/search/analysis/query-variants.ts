import { analyse, contentTokens, type Token } from './analyse.ts';

const MAX_WORDS = 10;
const MAX_VARIANTS = 10;

export interface Variant {
  tokens: Token[];
  /** The same tokens, with all tokens of a synonym in one unit. */
  units: Token[][];
  /** Stop words of a synonym that has no more than one other word. Pages must contain them, but they do not affect the order. */
  stopWords: ReadonlySet<Token>;
  isPrefix: boolean;
  isSynonym: boolean;
}

export function toVariants(q: string, languages: string[], synonyms: string[][]): Variant[] {
  const written = languages.map((language) => ({ language, all: analyse(q, language).slice(0, MAX_WORDS) }));
  const variants = new Map<string, Variant>();
  for (const variant of [
    ...written.map(({ all, language }) => withoutStopWords(all, language)),
    ...written.flatMap(({ all, language }) => withSynonyms(all, language, synonyms)),
  ]) {
    const key = variant.tokens.map(({ stem }) => stem).join(' ');
    if (key !== '' && !variants.has(key)) variants.set(key, variant);
  }
  return [...variants.values()].slice(0, MAX_VARIANTS);
}

function withoutStopWords(all: Token[], language: string): Variant {
  const tokens = contentTokens(all, language);
  const last = tokens.at(-1);
  const isPrefix = last !== undefined && last === all.at(-1) && last.word.length > 1;
  return { tokens, units: each(tokens), stopWords: new Set(), isPrefix, isSynonym: false };
}

function withSynonyms(all: Token[], language: string, synonyms: string[][]): Variant[] {
  const content = contentTokens(all, language);
  return synonyms.flatMap((group) => {
    const phrases = group.map((text) => toSynonym(text, language)).filter(({ length }) => length > 0);
    return phrases.flatMap((phrase) => {
      const [tokens, at] = [content, all]
        .map((words): [Token[], number] => [words, positionOf(phrase, words)])
        .find(([, position]) => position >= 0) ?? [content, -1];
      if (at < 0) return [];
      const [before, after] = [tokens.slice(0, at), tokens.slice(at + phrase.length)].map((words) =>
        words.filter((word) => content.includes(word)),
      );
      return phrases
        .filter((other) => other !== phrase)
        .map((other) => ({
          tokens: [...before!, ...other, ...after!],
          units: [...each(before!), other, ...each(after!)],
          stopWords: stopWordsOf(other, language),
          isPrefix: false,
          isSynonym: true,
        }));
    });
  });
}

const each = (tokens: Token[]): Token[][] => tokens.map((token) => [token]);

/** Removes stop words unless only one other word would remain, because `work with us` does not mean `work`. */
function toSynonym(text: string, language: string): Token[] {
  const all = analyse(text, language);
  const content = contentTokens(all, language);
  return content.length > 1 ? content : all;
}

function stopWordsOf(tokens: Token[], language: string): Set<Token> {
  const content = contentTokens(tokens, language);
  return new Set(tokens.filter((token) => !content.includes(token)));
}

const positionOf = (phrase: Token[], tokens: Token[]): number =>
  tokens.findIndex((_, start) => phrase.every(({ stem }, index) => tokens[start + index]?.stem === stem));
