import type { SearchDocument } from '../../../proto/entities/search.ts';
import { fieldWeights, type Signals } from '../analysis/index-entry.ts';
import { compareByCount, type Facet, facets } from '../facets.ts';
import {
  type EngineQuery,
  type Matches,
  MAX_CHANGES,
  MAX_FACET_VALUES,
  MAX_OF_EACH,
  type WordSearch,
} from '../search-engine.ts';
import { facetFields, facetLabel, hashKey, type StoredDocument } from './schema.ts';

export type Search = ReturnType<typeof searchFor>;

export interface SearchAnswer {
  code?: number;
  error?: string;
  found: number;
  hits: {
    document: Pick<StoredDocument, 'id'> & Partial<StoredDocument>;
    highlights?: { matched_tokens: string[] }[];
  }[];
  facet_counts: { field_name: string; counts: { value: string; count: number }[] }[];
}

const everything: WordSearch = { words: [], isPrefix: false };

export function createSearches(alias: string, query: EngineQuery): Search[] {
  const filtered = facets.filter((facet) => query[facet] !== '');
  const others = facets.filter((facet) => query[facet] === '');
  return wordSearches(query).flatMap((words) => [
    searchFor(alias, words, query, filtered, others),
    ...filtered.map((facet) => {
      const otherFilters = filtered.filter((one) => one !== facet);
      return { ...searchFor(alias, words, query, otherFilters, [facet]), page: 1, per_page: 0 };
    }),
  ]);
}

export function toMatches(query: EngineQuery, answers: SearchAnswer[]): Matches {
  const perSearch = answers.length / wordSearches(query).length;
  const main = answers.filter((_, index) => index % perSearch === 0);
  const found = new Map<string, { id: string; signals: Signals; matched: Set<number> }>();
  for (const [index, { hits }] of main.entries())
    for (const { document } of hits) {
      const known = found.get(document.id);
      if (known) known.matched.add(index);
      else {
        const signals = JSON.parse(document.signals!) as Signals;
        found.set(document.id, { id: document.id, signals, matched: new Set([index]) });
      }
    }
  const isOne = main.length === 1;
  const candidates = [...found.values()];
  return {
    candidates,
    total: isOne ? main[0]!.found : candidates.length,
    counts: main.map((answer) => answer.found),
    facets: { region: counts('region'), type: counts('type'), tag: counts('tag') },
  };

  /** The results of several searches overlap, so their counts are not added up. */
  function counts(facet: Facet) {
    const most = new Map<string, number>();
    for (const { facet_counts } of answers)
      for (const { value, count } of facet_counts.find(({ field_name }) => field_name === facetFields[facet])?.counts ??
        [])
        most.set(facetLabel(value), Math.max(count, most.get(facetLabel(value)) ?? 0));
    const labelled = [...most].map(([value, count]) => ({ value, count }));
    return compareByCount(labelled.filter(({ value }) => value !== '')).slice(0, MAX_FACET_VALUES);
  }
}

export const loadSearch = (alias: string, domainId: string, ids: string[]): Search => ({
  ...searchFor(alias, everything, { ...noFilter, domainId, offset: 0, limit: ids.length }, [], []),
  filter_by: `${filterCondition([hashKey('domain', domainId)])} && keys:=[${ids.map((id) => `\`${hashKey('id', id)}\``).join(',')}]`,
  include_fields: 'id,document',
});

export const toDocuments = ([answer]: SearchAnswer[]): SearchDocument[] =>
  answer!.hits.map(({ document }) => JSON.parse(document.document!) as SearchDocument);

export const similarSearch = (alias: string, domainId: string, word: string): Search => ({
  ...searchFor(
    alias,
    { words: [word], isPrefix: false },
    { ...noFilter, domainId, offset: 0, limit: MAX_OF_EACH },
    [],
    [],
  ),
  query_by: WRITTEN,
  query_by_weights: '1',
  num_typos: String(MAX_CHANGES),
  typo_tokens_threshold: MAX_OF_EACH,
  highlight_fields: WRITTEN,
  include_fields: 'id',
});

export const toSimilarWords = ([answer]: SearchAnswer[]): string[] =>
  answer!.hits.flatMap(({ highlights = [] }) => highlights.flatMap(({ matched_tokens }) => matched_tokens));

const WRITTEN: keyof StoredDocument = 'words';

const noFilter = { region: '', type: '', tag: '', searches: [] };

const wordSearches = ({ searches }: EngineQuery): WordSearch[] => (searches.length === 0 ? [everything] : searches);

function searchFor(alias: string, search: WordSearch, query: EngineQuery, filtered: Facet[], counted: Facet[]) {
  const { words, isPrefix } = search;
  const keys = [hashKey('domain', query.domainId), ...filtered.map((facet) => hashKey(facet, query[facet]))];
  const isOne = query.searches.length < 2;
  return {
    collection: alias,
    q: words.length === 0 ? '*' : words.join(' '),
    query_by: Object.keys(fieldWeights).join(','),
    query_by_weights: Object.values(fieldWeights).join(','),
    text_match_type: 'max_weight' as const,
    prioritize_exact_match: false,
    filter_by: filterCondition(keys),
    sort_by: words.length === 0 ? 'publishedAt:desc' : '_text_match:desc,publishedAt:desc',
    drop_tokens_threshold: 0,
    typo_tokens_threshold: 0,
    num_typos: '0',
    prefix: String(isPrefix),
    facet_by: counted.map((facet) => facetFields[facet]).join(','),
    max_facet_values: MAX_FACET_VALUES + 1,
    page: isOne ? query.offset / query.limit + 1 : 1,
    per_page: isOne ? query.limit : MAX_OF_EACH,
    include_fields: 'id,signals',
    highlight_fields: 'none',
  };
}

export const filterCondition = (keys: string[]): string => keys.map((key) => `keys:=\`${key}\``).join(' && ');
