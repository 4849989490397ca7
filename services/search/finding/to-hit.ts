import type { SearchDocument, SearchHit } from '../../../proto/entities/search.ts';
import { analyseWord, toPhrase } from '../analysis/analyse.ts';
import { highlight } from '../highlight.ts';
import type { RankedQuery } from '../ranking/rank.ts';
import { bestInPhrase, matchQuality } from '../ranking/word-match.ts';

export function toHit(document: SearchDocument, queries: RankedQuery[]): SearchHit {
  const { text, revision: _, domainId: __, language, keywords, headings, ...fields } = document;
  const words = queries.flatMap((query) => query.words);
  const isMatch = (written: string) => {
    const { word, stem } = analyseWord(written, language);
    return words.some((asked) => matchQuality(asked, word, stem) > 0);
  };
  const containsAll = (topic: string) => {
    const phrase = toPhrase(topic, language);
    return queries.some((query) => query.words.every((asked) => bestInPhrase(asked, phrase) > 0));
  };
  return {
    ...fields,
    highlight: highlight([document.description, text, headings.join('\n')], isMatch),
    matchedTopics: [...new Set([...fields.tags, ...keywords])].filter(containsAll),
  };
}
