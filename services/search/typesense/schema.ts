import { createHash } from 'node:crypto';
import type { SearchDocument, SearchHit } from '../../../proto/entities/search.ts';
import type { Facet } from '../facets.ts';
import { highlight } from '../highlight.ts';

/**
 * What stands around a found word in an answer of Typesense, which does not escape the text between. They are characters that no
 * text has, and are taken out of those that have them.
 */
export const MARK = { start: '\uE000', end: '\uE001' };

/** Which field counts the values of a facet; see `facetValueOf`. */
export const facetFields: Record<Facet, 'regionFacet' | 'typeFacet' | 'tagFacets'> = {
  region: 'regionFacet',
  type: 'typeFacet',
  tag: 'tagFacets',
};

/** A page as Typesense keeps it. */
export interface Stored extends Omit<SearchDocument, '_id' | 'revision' | 'domainId'> {
  id: string;
  /** What it can be narrowed by, under names of letters and digits alone. */
  keys: string[];
  regionFacet: string;
  typeFacet: string;
  tagFacets: string[];
  /** Milliseconds since 1970. */
  publishedAt: number;
  /** What a result shows where no word of a text was found: escaped HTML. */
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

/** Typesense would join what stands on both sides of a sign: `non-profit` is found by either of its words. */
export const separators = [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'];

/** Indexes that were made for other fields are not good for this version of the service. */
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
  piece: string | undefined,
): SearchHit {
  const shown = { region, pageType, slug, title, description, tags, imageId, date, lastPublished };
  return { _id: id, ...shown, highlight: piece ?? opening };
}

/**
 * The name of a value in a condition. Typesense compares the words of a value, whatever their case and signs, and has no way to write
 * some of its signs in a condition; so a digest stands for the value, and nothing that was typed is ever part of a condition.
 */
export function hashKey(kind: Facet | 'id' | 'domain', value: string): string {
  return createHash('sha256').update(`${kind} ${value}`).digest('hex').slice(0, 32);
}

const DIGEST_LENGTH = 16;

/**
 * Typesense counts values whose words are equal as one, whatever their case and punctuation: `c` and `C++`. The digest in front
 * keeps them apart; `facetLabelOf` removes it.
 */
const facetValueOf = (facet: Facet, value: string): string =>
  `${hashKey(facet, value).slice(0, DIGEST_LENGTH)} ${value}`;

export const facetLabel = (facetValue: string): string => facetValue.slice(DIGEST_LENGTH + 1);

const stripMarks = (text: string): string => text.replaceAll(MARK.start, '').replaceAll(MARK.end, '');
