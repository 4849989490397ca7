import type { Collection, Document } from './collection.ts';
import { filterOf } from './filter.ts';
import { tokensOf, typosBetween } from './tokens.ts';

export interface Parameters {
  q: string;
  query_by: string;
  query_by_weights: string;
  filter_by: string;
  sort_by: string;
  facet_by: string;
  num_typos: string;
  prefix: string;
  highlight_fields: string;
  include_fields: string;
  drop_tokens_threshold: number;
  typo_tokens_threshold: number;
  max_facet_values: number;
  page: number;
  per_page: number;
}

interface Match {
  document: Document;
  tokens: ReadonlySet<string>;
  score: number;
}

/** Words shorter than these lengths must match exactly, or with one typo. */
const MIN_LENGTH = { oneTypo: 4, twoTypos: 7 };

/** Returns the documented response of Typesense to one search of a multi-search. */
export function find(collection: Collection, request: Parameters): object {
  const { schema, documents } = collection;
  const passes = filterOf(request.filter_by, collection);
  const passing = [...documents.values()].filter(passes).reverse();
  const found = sorted(matches(passing, collection, request), request, schema.fields);
  const fields = request.include_fields.split(',');
  return {
    facet_counts: list(request.facet_by).map((field) => facetOf(field, found, collection, request.max_facet_values)),
    found: found.length,
    hits: found
      .slice((request.page - 1) * request.per_page, request.page * request.per_page)
      .map(({ document, tokens, score }) => ({
        document: Object.fromEntries(Object.entries(document).filter(([name]) => fields.includes(name))),
        highlight: {},
        highlights: list(request.highlight_fields.replace('none', '')).map((field) => ({
          field,
          snippet: '',
          matched_tokens: [...tokens],
        })),
        text_match: score,
      })),
    out_of: documents.size,
    page: request.page,
    request_params: { collection_name: schema.name, q: request.q, per_page: request.per_page },
    search_cutoff: false,
    search_time_ms: 1,
  };
}

function matches(documents: Document[], { schema }: Collection, request: Parameters): Match[] {
  if (request.q === '*') return documents.map((document) => ({ document, tokens: new Set(), score: 0 }));
  const separators = schema.token_separators ?? [];
  const typed = request.q.split(/\s+/);
  // A minus excludes documents with the word.
  const without = typed.filter((word) => /^-./.test(word)).flatMap((word) => tokensOf(word, separators));
  const tokens = typed.filter((word) => !/^-./.test(word)).flatMap((word) => tokensOf(word, separators));
  const all = (required: string[], typos: number) =>
    documents.flatMap((document) => {
      const match = matchOf(document, required, typos, separators, request);
      return match && matchOf(document, without, 0, separators, request)?.tokens.size !== 1 ? [match] : [];
    });
  let found = all(tokens, 0);
  if (found.length < request.typo_tokens_threshold) found = all(tokens, Number(request.num_typos));
  for (let left = tokens.length - 1; left > 0 && found.length < request.drop_tokens_threshold; left -= 1) {
    const candidates = [tokens.slice(0, left), ...(tokens.length <= 3 ? [tokens.slice(-left)] : [])];
    const either = new Map(candidates.flatMap((some) => all(some, 0)).map((match) => [match.document.id, match]));
    found = [...either.values()];
  }
  return found;
}

/** Returns null unless each token occurs in one of the fields; the matching field with the highest weight determines the score. */
function matchOf(
  document: Document,
  tokens: string[],
  typos: number,
  separators: string[],
  { query_by, query_by_weights, prefix }: Parameters,
): Match | null {
  const matched = new Set<string>();
  const seen = new Set<number>();
  let score = 0;
  for (const [index, field] of query_by.split(',').entries()) {
    for (const word of tokensOf([document[field]].flat().join(' '), separators)) {
      for (const [at, token] of tokens.entries()) {
        const isPrefix = prefix === 'true' && at === tokens.length - 1 && word.startsWith(token);
        const allowed = Math.min(
          typos,
          token.length >= MIN_LENGTH.twoTypos ? 2 : token.length >= MIN_LENGTH.oneTypo ? 1 : 0,
        );
        if (!isPrefix && typosBetween(token, word, allowed) > allowed) continue;
        matched.add(word);
        seen.add(at);
        score = Math.max(score, Number(query_by_weights.split(',')[index]));
      }
    }
  }
  return tokens.length > 0 && seen.size === tokens.length ? { document, tokens: matched, score } : null;
}

function sorted(found: Match[], { sort_by }: Parameters, fields: Collection['schema']['fields']): Match[] {
  const orders = sort_by.split(',').map((order) => order.split(':')[0]!);
  for (const name of orders)
    if (name !== '_text_match' && !fields.some((field) => field.name === name && field.sort))
      throw new Error(`Could not find a field named \`${name}\` in the schema for sorting.`);
  const valueOf = (match: Match, name: string) => (name === '_text_match' ? match.score : Number(match.document[name]));
  return found.toSorted((a, b) => orders.reduce((order, name) => order || valueOf(b, name) - valueOf(a, name), 0));
}

function facetOf(name: string, found: Match[], { schema }: Collection, max: number): object {
  if (!schema.fields.some((field) => field.name === name && field.facet))
    throw new Error(`Could not find a facet field named \`${name}\` in the schema.`);
  // Values with equal words are counted as one, with the name of the first.
  const counts = new Map<string, { value: string; count: number }>();
  for (const value of found.flatMap(({ document }) => [document[name]].flat().map(String))) {
    const tokens = tokensOf(value, schema.token_separators ?? []).join(' ');
    counts.set(tokens, { value, ...counts.get(tokens), count: (counts.get(tokens)?.count ?? 0) + 1 });
  }
  const mostFrequent = [...counts.values()].sort((a, b) => b.count - a.count).slice(0, max);
  return {
    field_name: name,
    sampled: false,
    counts: mostFrequent.map(({ value, count }) => ({ value, count, highlighted: value })),
    stats: { total_values: counts.size },
  };
}

const list = (names: string): string[] => names.split(',').filter((name) => name !== '');
