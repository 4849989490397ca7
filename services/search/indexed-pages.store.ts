import type { SearchDocument } from '../../proto/entities/search.ts';
import { token } from '../kit/contract/token.ts';
import type { Collection, CollectionSpec } from '../kit/store/store.ts';

export const INDEXED_PAGES = token<Collection<IndexedPage>>('IndexedPages');

/** What is kept of a page that was ever published: what to search in, or null since it is not to be found. */
export interface IndexedPage {
  _id: string;
  revision: number;
  /** Empty for none. */
  regionId: string;
  document: SearchDocument | null;
  /** The INDEX_LAYOUT that it was made by. */
  layout?: number;
}

/** One more whenever `documentOf` takes something else from a page: rows of an older layout are made again at start. */
export const INDEX_LAYOUT = 2;

export const indexedPagesSpec: CollectionSpec = { name: 'indexed_pages', indexes: [{ fields: ['regionId'] }] };
