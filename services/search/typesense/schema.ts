import { createHash } from 'node:crypto';
import type { SearchDocument } from '../../../proto/entities/search.ts';
import { type IndexedFields, toIndexedFields, toSignals } from '../analysis/index-entry.ts';
import type { Facet } from '../facets.ts';

export const facetFields: Record<Facet, 'regionFacet' | 'typeFacet' | 'tagFacets'> = {
  region: 'regionFacet',
  type: 'typeFacet',
  tag: 'tagFacets',
};

export interface StoredDocument extends IndexedFields {
  id: string;
  keys: string[];
  regionFacet: string;
  typeFacet: string;
  tagFacets: string[];
  publishedAt: number;
  signals: string;
  document: string;
}

const textField = (name: keyof IndexedFields) => ({ name, type: 'string' as const });
const storedOnly = (name: keyof StoredDocument) => ({ name, type: 'string' as const, index: false, optional: true });

export const fields = [
  ...(['names', 'topics', 'headings', 'text', 'words'] as const).map(textField),
  { name: 'keys', type: 'string[]' as const },
  { name: facetFields.region, type: 'string' as const, facet: true },
  { name: facetFields.type, type: 'string' as const, facet: true },
  { name: facetFields.tag, type: 'string[]' as const, facet: true },
  { name: 'publishedAt', type: 'int64' as const, sort: true },
  ...(['signals', 'document'] as const).map(storedOnly),
];

/** Increase this number when the analysis of a document changes. */
const ANALYSIS = 3;

export const separators = [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'];

export const schemaMark = createHash('sha256')
  .update(JSON.stringify([fields, separators, ANALYSIS]))
  .digest('hex')
  .slice(0, 8);

export function toTypesenseDocument(document: SearchDocument): StoredDocument {
  const { _id, domainId, region, pageType, tags, lastPublished } = document;
  return {
    ...toIndexedFields(document),
    id: _id,
    keys: [
      hashKey('id', _id),
      hashKey('domain', domainId),
      hashKey('region', region),
      hashKey('type', pageType),
      ...tags.map((tag) => hashKey('tag', tag)),
    ],
    regionFacet: facetValueOf('region', region),
    typeFacet: facetValueOf('type', pageType),
    tagFacets: tags.map((tag) => facetValueOf('tag', tag)),
    publishedAt: Date.parse(lastPublished),
    signals: JSON.stringify(toSignals(document)),
    document: JSON.stringify(document),
  };
}

/**
 * Typesense ignores case and punctuation of values and cannot escape all characters in a filter, so filters contain a digest and never user
 * input.
 */
export function hashKey(kind: Facet | 'id' | 'domain', value: string): string {
  return createHash('sha256').update(`${kind} ${value}`).digest('hex').slice(0, 32);
}

const DIGEST_LENGTH = 16;

/** Typesense counts values such as `c` and `C++` as one, so a digest precedes each value; `facetLabel` removes it. */
const facetValueOf = (facet: Facet, value: string): string =>
  `${hashKey(facet, value).slice(0, DIGEST_LENGTH)} ${value}`;

export const facetLabel = (facetValue: string): string => facetValue.slice(DIGEST_LENGTH + 1);
