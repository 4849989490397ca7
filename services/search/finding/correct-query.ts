import { findWords, foldWord } from '../../kit/searches/words.ts';
import { analyse, type Token } from '../analysis/analyse.ts';
import type { SearchEngine } from '../search-engine.ts';
import type { PageQuery } from './page-query.ts';

/**
 * Replaces words that no page of any region contains with words of a similar spelling. Returns undefined if there are none. Words of
 * synonyms are never corrected.
 */
export async function correctQuery(
  engine: SearchEngine,
  { q, domainId, languages, synonyms }: PageQuery,
  unknown: Token[],
): Promise<string | undefined> {
  const known = new Set(
    languages.flatMap((language) => synonyms.flat().flatMap((text) => analyse(text, language).map(({ stem }) => stem))),
  );
  const suspects = unknown.filter(({ word, stem }) => mayBeMisspelt(word) && !known.has(stem));
  const isKnown = await findKnown(engine, domainId, suspects);
  const corrections = new Map<string, string>();
  await Promise.all(
    suspects.map(async ({ word }, index) => {
      if (isKnown[index]) return;
      const correction = correctWord(word, await engine.findSimilar(domainId, word));
      if (correction !== undefined && correction !== word) corrections.set(word, correction);
    }),
  );
  if (corrections.size === 0) return undefined;
  return findWords(q).reduceRight((text, { text: written, start, end }) => {
    const correction = corrections.get(foldWord(written));
    return correction === undefined ? text : text.slice(0, start) + correction + text.slice(end);
  }, q);
}

async function findKnown(engine: SearchEngine, domainId: string, tokens: Token[]): Promise<boolean[]> {
  if (tokens.length === 0) return [];
  const everywhere = { domainId, region: '', type: '', tag: '', offset: 0, limit: 1 };
  const searches = tokens.map(({ stem }) => ({ words: [stem], isPrefix: false }));
  return (await engine.match({ ...everywhere, searches })).counts.map((count) => count > 0);
}

const MIN_LENGTH = { oneTypo: 5, twoTypos: 8 };

const allowedTypos = (word: string): number =>
  /\d/.test(word) ? 0 : word.length >= MIN_LENGTH.twoTypos ? 2 : word.length >= MIN_LENGTH.oneTypo ? 1 : 0;

const mayBeMisspelt = (word: string): boolean => allowedTypos(word) > 0;

/** Chooses the word with the fewest typos, then the most frequent one. People rarely misspell the first letter. */
function correctWord(word: string, similar: string[]): string | undefined {
  const pages = new Map<string, number>();
  for (const one of similar) if (one[0] === word[0]) pages.set(one, (pages.get(one) ?? 0) + 1);
  const candidates = [...pages].map(([one, count]) => ({ one, count, typos: countTypos(word, one) }));
  const [best] = candidates
    .filter(({ typos }) => typos <= allowedTypos(word))
    .sort((a, b) => a.typos - b.typos || b.count - a.count || a.one.localeCompare(b.one));
  return best?.one;
}

function countTypos(a: string, b: string): number {
  let [beforeLast, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const substituted = last[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1);
      let typos = Math.min(substituted, last[column]! + 1, current[column - 1]! + 1);
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) typos = Math.min(typos, beforeLast[column - 2]! + 1);
      current.push(typos);
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length]!;
}
