import type { Collection, Document } from './collection.ts';
import { filterOf } from './filter.ts';
import { snippet } from './snippet.ts';
import { tokensOf, typosBetween } from './tokens.ts';

/** What a search asks for; the description has checked it. */
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
  highlight_start_tag: string;
  highlight_end_tag: string;
  highlight_affix_num_tokens: number;
  snippet_threshold: number;
  drop_tokens_threshold: number;
  typo_tokens_threshold: number;
  max_facet_values: number;
  page: number;
  per_page: number;
}

interface Match {
  document: Document;
  words: ReadonlySet<string>;
  score: number;
}

/** Shorter words are taken at their letters. */
const MIN_LENGTH = { oneTypo: 4, twoTypos: 7 };

/** The answer of Typesense to one search of several, as its documents tell it. */
export function find(collection: Collection, asked: Parameters): object {
  const { schema, documents } = collection;
  const passes = filterOf(asked.filter_by, collection);
  const passing = [...documents.values()].filter(passes).reverse();
  const found = sorted(matches(passing, collection, asked), asked, schema.fields);
  const shown = asked.include_fields.split(',');
  const tags = { start: asked.highlight_start_tag, end: asked.highlight_end_tag };
  return {
    facet_counts: list(asked.facet_by).map((field) => facetOf(field, found, collection, asked.max_facet_values)),
    found: found.length,
    hits: found
      .slice((asked.page - 1) * asked.per_page, asked.page * asked.per_page)
      .map(({ document, words, score }) => ({
        document: Object.fromEntries(Object.entries(document).filter(([name]) => shown.includes(name))),
        highlight: Object.fromEntries(
          asked.highlight_fields.split(',').flatMap((field) => {
            const piece = snippet(String(document[field]), words, tags, asked);
            return piece === null ? [] : [[field, { matched_tokens: [...words], snippet: piece }]];
          }),
        ),
        highlights: [],
        text_match: score,
      })),
    out_of: documents.size,
    page: asked.page,
    request_params: { collection_name: schema.name, q: asked.q, per_page: asked.per_page },
    search_cutoff: false,
    search_time_ms: 1,
  };
}

function matches(documents: Document[], { schema }: Collection, asked: Parameters): Match[] {
  if (asked.q === '*') return documents.map((document) => ({ document, words: new Set(), score: 0 }));
  const separators = schema.token_separators ?? [];
  const typed = asked.q.split(/\s+/);
  // A minus takes away what has the word.
  const without = typed.filter((word) => /^-./.test(word)).flatMap((word) => tokensOf(word, separators));
  const tokens = typed.filter((word) => !/^-./.test(word)).flatMap((word) => tokensOf(word, separators));
  const all = (wanted: string[], typos: number) =>
    documents.flatMap((document) => {
      const match = matchOf(document, wanted, typos, separators, asked);
      return match && matchOf(document, without, 0, separators, asked)?.words.size !== 1 ? [match] : [];
    });
  let found = all(tokens, 0);
  if (found.length < asked.typo_tokens_threshold) found = all(tokens, Number(asked.num_typos));
  for (let left = tokens.length - 1; left > 0 && found.length < asked.drop_tokens_threshold; left -= 1) {
    const kept = [tokens.slice(0, left), ...(tokens.length <= 3 ? [tokens.slice(-left)] : [])];
    const either = new Map(kept.flatMap((some) => all(some, 0)).map((match) => [match.document.id, match]));
    found = [...either.values()];
  }
  return found;
}

/** Null unless each token stands in one of the fields; the weightiest field that has one decides the score. */
function matchOf(
  document: Document,
  tokens: string[],
  typos: number,
  separators: string[],
  { query_by, query_by_weights, prefix }: Parameters,
): Match | null {
  const words = new Set<string>();
  const seen = new Set<number>();
  let score = 0;
  for (const [place, field] of query_by.split(',').entries()) {
    for (const word of tokensOf([document[field]].flat().join(' '), separators)) {
      for (const [at, token] of tokens.entries()) {
        const isBegun = prefix === 'true' && at === tokens.length - 1 && word.startsWith(token);
        const allowed = Math.min(
          typos,
          token.length >= MIN_LENGTH.twoTypos ? 2 : token.length >= MIN_LENGTH.oneTypo ? 1 : 0,
        );
        if (!isBegun && typosBetween(token, word, allowed) > allowed) continue;
        words.add(word);
        seen.add(at);
        score = Math.max(score, Number(query_by_weights.split(',')[place]));
      }
    }
  }
  return tokens.length > 0 && seen.size === tokens.length ? { document, words, score } : null;
}

function sorted(found: Match[], { sort_by }: Parameters, fields: Collection['schema']['fields']): Match[] {
  const orders = sort_by.split(',').map((order) => order.split(':')[0]!);
  for (const name of orders)
    if (name !== '_text_match' && !fields.some((field) => field.name === name && field.sort))
      throw new Error(`Could not find a field named \`${name}\` in the schema for sorting.`);
  const valueOf = (match: Match, name: string) => (name === '_text_match' ? match.score : Number(match.document[name]));
  return found.toSorted((a, b) => orders.reduce((order, name) => order || valueOf(b, name) - valueOf(a, name), 0));
}

function facetOf(name: string, found: Match[], { schema }: Collection, most: number): object {
  if (!schema.fields.some((field) => field.name === name && field.facet))
    throw new Error(`Could not find a facet field named \`${name}\` in the schema.`);
  // Values whose words are equal are counted as one, under the name of the first.
  const counts = new Map<string, { value: string; count: number }>();
  for (const value of found.flatMap(({ document }) => [document[name]].flat().map(String))) {
    const words = tokensOf(value, schema.token_separators ?? []).join(' ');
    counts.set(words, { value, ...counts.get(words), count: (counts.get(words)?.count ?? 0) + 1 });
  }
  const most_first = [...counts.values()].sort((a, b) => b.count - a.count).slice(0, most);
  return {
    field_name: name,
    sampled: false,
    counts: most_first.map(({ value, count }) => ({ value, count, highlighted: value })),
    stats: { total_values: counts.size },
  };
}

const list = (names: string): string[] => names.split(',').filter((name) => name !== '');
