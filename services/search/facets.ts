import type { SearchDocument, SearchResult } from '../../proto/entities/search.ts';
import { type EngineQuery, MAX_FACET_VALUES } from './search-engine.ts';

type Wanted = Pick<EngineQuery, 'region' | 'type' | 'tag'>;
type Count = SearchResult['facets'][Facet][number];
export type Facet = keyof Wanted;

const valuesOf: Record<Facet, (document: SearchDocument) => string[]> = {
  region: ({ region }) => (region === '' ? [] : [region]),
  type: ({ pageType }) => [pageType],
  tag: ({ tags }) => tags,
};
export const facets = Object.keys(valuesOf) as Facet[];

/** Whether a document passes the filters, but for the one that is left out. */
export function passes(document: SearchDocument, wanted: Wanted, leftOut?: Facet): boolean {
  return facets.every(
    (facet) => facet === leftOut || wanted[facet] === '' || valuesOf[facet](document).includes(wanted[facet]),
  );
}

/** How many documents there are of each value, most first; a facet's own filter does not narrow its counts. */
export function facetsOf(documents: SearchDocument[], wanted: Wanted): SearchResult['facets'] {
  return { region: counts('region'), type: counts('type'), tag: counts('tag') };

  function counts(facet: Facet) {
    const count = new Map<string, number>();
    for (const document of documents)
      if (passes(document, wanted, facet))
        for (const value of valuesOf[facet](document)) count.set(value, (count.get(value) ?? 0) + 1);
    return mostFirst([...count].map(([value, count]) => ({ value, count }))).slice(0, MAX_FACET_VALUES);
  }
}

export const mostFirst = (counts: Count[]): Count[] =>
  counts.toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value));
