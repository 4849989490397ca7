import type { SearchDocument, SearchResult } from '../../proto/entities/search.ts';
import { type FacetFilter, MAX_FACET_VALUES } from './search-engine.ts';

type Count = SearchResult['facets'][Facet][number];
export type Facet = keyof FacetFilter;

const facetValues: Record<Facet, (document: SearchDocument) => string[]> = {
  region: ({ region }) => (region === '' ? [] : [region]),
  type: ({ pageType }) => [pageType],
  tag: ({ tags }) => tags,
};
export const facets = Object.keys(facetValues) as Facet[];

export function matchesFacets(document: SearchDocument, filter: FacetFilter, leftOut?: Facet): boolean {
  return facets.every(
    (facet) => facet === leftOut || filter[facet] === '' || facetValues[facet](document).includes(filter[facet]),
  );
}

export function computeFacets(documents: SearchDocument[], filter: FacetFilter): SearchResult['facets'] {
  return { region: counts('region'), type: counts('type'), tag: counts('tag') };

  function counts(facet: Facet) {
    const count = new Map<string, number>();
    for (const document of documents)
      if (matchesFacets(document, filter, facet))
        for (const value of facetValues[facet](document)) count.set(value, (count.get(value) ?? 0) + 1);
    return compareByCount([...count].map(([value, count]) => ({ value, count }))).slice(0, MAX_FACET_VALUES);
  }
}

export const compareByCount = (counts: Count[]): Count[] =>
  counts.toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value));
