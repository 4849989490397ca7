import type { SearchResult } from '../../../proto/entities/search.ts';
import { escapeHtml } from '../escape-html.ts';
import { type Facet, facets, compareByCount } from '../facets.ts';
import { joinLines } from '../highlight.ts';
import { type EngineQuery, MAX_FACET_VALUES } from '../search-engine.ts';
import { tokenize } from '../words.ts';
import { facetFields, facetLabel, fromTypesenseDocument, hashKey, MARK, type Stored } from './schema.ts';

export type Search = ReturnType<typeof searchFor>;

export interface SearchAnswer {
  code?: number;
  error?: string;
  found: number;
  hits: { document: Stored; highlight?: Record<string, { snippet?: string } | undefined> }[];
  facet_counts: { field_name: string; counts: { value: string; count: number }[] }[];
}

const CONTEXT_TOKENS = 12;
const SNIPPET_THRESHOLD = 30;

const includedFields = [
  ...['id', 'region', 'pageType', 'slug', 'title', 'description', 'tags', 'imageId', 'date', 'lastPublished'],
  'opening',
];

export function createSearches(alias: string, query: EngineQuery): Search[] {
  const words = tokenize(query.q).join(' ');
  if (words === '' && query.q.trim() !== '') return [];
  const filtered = facets.filter((facet) => query[facet] !== '');
  const others = facets.filter((facet) => query[facet] === '');
  return [
    searchFor(alias, words, query, filtered, others),
    ...filtered.map((facet) => {
      const otherFilters = filtered.filter((one) => one !== facet);
      return { ...searchFor(alias, words, query, otherFilters, [facet]), page: 1, per_page: 0 };
    }),
  ];
}

export function toResult({ page, size }: EngineQuery, answers: SearchAnswer[]): SearchResult {
  const counts = (facet: Facet) => {
    const counted = answers.flatMap(({ facet_counts }) => facet_counts);
    const found = counted.find(({ field_name }) => field_name === facetFields[facet])?.counts ?? [];
    const labelled = found.map(({ value, count }) => ({ value: facetLabel(value), count }));
    return compareByCount(labelled.filter(({ value }) => value !== '')).slice(0, MAX_FACET_VALUES);
  };
  return {
    hits: (answers[0]?.hits ?? []).map(({ document, highlight }) =>
      fromTypesenseDocument(document, toHighlight(highlight?.['description']?.snippet ?? highlight?.['text']?.snippet)),
    ),
    total: answers[0]?.found ?? 0,
    page,
    size,
    facets: { region: counts('region'), type: counts('type'), tag: counts('tag') },
  };
}

function searchFor(alias: string, words: string, query: EngineQuery, filtered: Facet[], counted: Facet[]) {
  const keys = [hashKey('domain', query.domainId), ...filtered.map((facet) => hashKey(facet, query[facet]))];
  return {
    collection: alias,
    q: words === '' ? '*' : words,
    query_by: 'title,tags,description,text',
    query_by_weights: '4,3,2,1',
    text_match_type: 'max_weight' as const,
    prioritize_exact_match: false,
    filter_by: filterCondition(keys),
    sort_by: words === '' ? 'publishedAt:desc' : '_text_match:desc,publishedAt:desc',
    drop_tokens_threshold: 1,
    drop_tokens_mode: 'both_sides:3' as const,
    typo_tokens_threshold: 1,
    num_typos: '2',
    prefix: 'true',
    facet_by: counted.map((facet) => facetFields[facet]).join(','),
    max_facet_values: MAX_FACET_VALUES + 1,
    page: query.page,
    per_page: query.size,
    include_fields: includedFields.join(','),
    highlight_fields: 'description,text',
    highlight_start_tag: MARK.start,
    highlight_end_tag: MARK.end,
    highlight_affix_num_tokens: CONTEXT_TOKENS,
    snippet_threshold: SNIPPET_THRESHOLD,
  };
}

export const filterCondition = (keys: string[]): string => keys.map((key) => `keys:=\`${key}\``).join(' && ');

const toHighlight = (snippet: string | undefined): string | undefined =>
  snippet?.includes(MARK.start)
    ? joinLines(escapeHtml(snippet)).replaceAll(MARK.start, '<mark>').replaceAll(MARK.end, '</mark>')
    : undefined;
