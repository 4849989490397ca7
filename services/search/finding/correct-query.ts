import { findWords, foldWord } from '../../kit/searches/words.ts';
import { analyse, type Token } from '../analysis/analyse.ts';
import { correctWord, mayBeMisspelt } from '../ranking/typos.ts';
import type { SearchEngine } from '../search-engine.ts';
import type { PageQuery } from './page-query.ts';

/** The query with other spellings of words that no page of any region has; undefined if there are none. Synonyms are spelled correctly. */
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
