import type { SearchDocument, SearchHit } from '../../../proto/entities/search.ts';
import { analyseWord, toPhrase } from '../analysis/analyse.ts';
import { highlight } from '../highlight.ts';
import type { RankedQuery } from '../ranking/rank.ts';
import { bestInPhrase, matchQuality } from '../ranking/word-match.ts';

export function hitWriter(queries: RankedQuery[]): (document: SearchDocument) => SearchHit {
  const words = queries.flatMap((query) => query.words);
  const matches = new Map<string, Map<string, boolean>>();
  const matchesIn = (language: string) => {
    const known = matches.get(language) ?? new Map<string, boolean>();
    matches.set(language, known);
    return known;
  };

  return (document) => {
    const { text, language, keywords, ...stored } = document;
    const { revision: _, domainId: __, headings: ___, labels: ____, ...fields } = stored;
    const known = matchesIn(language);
    const isMatch = (written: string) => {
      const before = known.get(written);
      if (before !== undefined) return before;
      const { word, stem } = analyseWord(written, language);
      const match = words.some((asked) => matchQuality(asked, word, stem) > 0);
      known.set(written, match);
      return match;
    };
    const containsAll = (topic: string) => {
      const phrase = toPhrase(topic, language);
      return queries.some((query) => query.words.every((asked) => bestInPhrase(asked, phrase) > 0));
    };
    return {
      ...fields,
      highlight: highlight({ description: fields.description, lines: text.split('\n'), language }, isMatch),
      matchedTopics: [...new Set([...fields.tags, ...keywords])].filter(containsAll),
    };
  };
}
