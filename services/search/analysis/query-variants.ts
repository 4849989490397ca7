import { analyse, contentTokens, type Token } from './analyse.ts';

const MAX_WORDS = 10;
const MAX_VARIANTS = 8;

export interface Variant {
  tokens: Token[];
  isPrefix: boolean;
  isSynonym: boolean;
}

export function toVariants(q: string, languages: string[], synonyms: string[][]): Variant[] {
  const written = languages.map((language) => withoutStopWords(q, language));
  const replaced = written.flatMap((variant, index) => withSynonyms(variant, synonyms, languages[index]!));
  const variants = new Map<string, Variant>();
  for (const variant of [...written, ...replaced]) {
    const key = variant.tokens.map(({ stem }) => stem).join(' ');
    if (key !== '' && !variants.has(key)) variants.set(key, variant);
  }
  return [...variants.values()].slice(0, MAX_VARIANTS);
}

function withoutStopWords(q: string, language: string): Variant {
  const all = analyse(q, language).slice(0, MAX_WORDS);
  const tokens = contentTokens(all, language);
  const last = tokens.at(-1);
  return { tokens, isPrefix: last !== undefined && last === all.at(-1) && last.word.length > 1, isSynonym: false };
}

function withSynonyms({ tokens }: Variant, synonyms: string[][], language: string): Variant[] {
  return synonyms.flatMap((group) => {
    const phrases = group.map((text) => contentTokens(analyse(text, language), language));
    return phrases.flatMap((phrase) => {
      const at = positionOf(phrase, tokens);
      if (at < 0) return [];
      return phrases
        .filter((other) => other !== phrase && other.length > 0)
        .map((other) => ({
          tokens: [...tokens.slice(0, at), ...other, ...tokens.slice(at + phrase.length)],
          isPrefix: false,
          isSynonym: true,
        }));
    });
  });
}

const positionOf = (phrase: Token[], tokens: Token[]): number =>
  phrase.length === 0
    ? -1
    : tokens.findIndex((_, start) => phrase.every(({ stem }, index) => tokens[start + index]?.stem === stem));
