import { createHash } from 'node:crypto';
import type { SearchDocument, SearchHit } from '../../../proto/entities/search.ts';
import type { Facet } from '../facets.ts';
import { highlight } from '../highlight.ts';

/** Typesense does not escape the text around a match, so matches are marked with characters that are removed from all texts. */
export const MARK = { start: '\uE000', end: '\uE001' };

export const facetFields: Record<Facet, 'regionFacet' | 'typeFacet' | 'tagFacets'> = {
  region: 'regionFacet',
  type: 'typeFacet',
  tag: 'tagFacets',
};

export interface Stored extends Omit<SearchDocument, '_id' | 'revision' | 'domainId'> {
  id: string;
  keys: string[];
  regionFacet: string;
  typeFacet: string;
  tagFacets: string[];
  publishedAt: number;
  opening: string;
}

const displayOnly = (name: keyof Stored) => ({ name, type: 'string' as const, index: false, optional: true });

export const fields = [
  { name: 'title', type: 'string' as const },
  { name: 'tags', type: 'string[]' as const },
  { name: 'description', type: 'string' as const },
  { name: 'text', type: 'string' as const },
  { name: 'keys', type: 'string[]' as const },
  { name: facetFields.region, type: 'string' as const, facet: true },
  { name: facetFields.type, type: 'string' as const, facet: true },
  { name: facetFields.tag, type: 'string[]' as const, facet: true },
  { name: 'publishedAt', type: 'int64' as const, sort: true },
  ...(['region', 'pageType', 'slug', 'imageId', 'date', 'lastPublished', 'opening'] as const).map(displayOnly),
];

/** Typesense would join the parts of `non-profit`; with separators either word finds it. */
export const separators = [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'];

export const schemaMark = createHash('sha256')
  .update(JSON.stringify([fields, separators]))
  .digest('hex')
  .slice(0, 8);

export function toTypesenseDocument({ _id, revision: _, domainId, ...page }: SearchDocument): Stored {
  return {
    ...page,
    id: _id,
    title: stripMarks(page.title),
    description: stripMarks(page.description),
    text: stripMarks(page.text),
    keys: [
      hashKey('id', _id),
      hashKey('domain', domainId),
      hashKey('region', page.region),
      hashKey('type', page.pageType),
      ...page.tags.map((tag) => hashKey('tag', tag)),
    ],
    regionFacet: facetValueOf('region', page.region),
    typeFacet: facetValueOf('type', page.pageType),
    tagFacets: page.tags.map((tag) => facetValueOf('tag', tag)),
    publishedAt: Date.parse(page.lastPublished),
    opening: highlight([page.description, page.text], new Set()),
  };
}

export function fromTypesenseDocument(
  { id, region, pageType, slug, title, description, tags, imageId, date, lastPublished, opening }: Stored,
  snippet: string | undefined,
): SearchHit {
  const hit = { region, pageType, slug, title, description, tags, imageId, date, lastPublished };
  return { _id: id, ...hit, highlight: snippet ?? opening };
}

/**
 * Typesense compares values without case and punctuation and cannot escape all characters in a filter, so filters use a digest and never
 * contain user input.
 */
export function hashKey(kind: Facet | 'id' | 'domain', value: string): string {
  return createHash('sha256').update(`${kind} ${value}`).digest('hex').slice(0, 32);
}

const DIGEST_LENGTH = 16;

/** Typesense counts values such as `c` and `C++` as one; the digest in front keeps them apart, and `facetLabel` removes it. */
const facetValueOf = (facet: Facet, value: string): string =>
  `${hashKey(facet, value).slice(0, DIGEST_LENGTH)} ${value}`;

export const facetLabel = (facetValue: string): string => facetValue.slice(DIGEST_LENGTH + 1);

const stripMarks = (text: string): string => text.replaceAll(MARK.start, '').replaceAll(MARK.end, '');
