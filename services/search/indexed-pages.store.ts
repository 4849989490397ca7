import type { SearchDocument } from '../../proto/entities/search.ts';
import { token } from '../kit/contract/token.ts';
import type { Collection, CollectionSpec } from '../kit/store/store.ts';

export const INDEXED_PAGES = token<Collection<IndexedPage>>('IndexedPages');

/** A row stays after a page is unpublished, with a null document, so that older revisions are ignored. */
export interface IndexedPage {
  _id: string;
  revision: number;
  regionId: string;
  document: SearchDocument | null;
  layout?: number;
}

/** Increase it when `toSearchDocument` extracts something else: rows of an older layout are indexed again at startup. */
export const INDEX_LAYOUT = 2;

export const indexedPagesSpec: CollectionSpec = { name: 'indexed_pages', indexes: [{ fields: ['regionId'] }] };
