import type { SearchDocument } from '../../proto/entities/search.ts';
import { token } from '../kit/contract/handle.ts';
import type { Collection, CollectionSpec } from '../kit/store/store.ts';

export const INDEXED_PAGES = token<Collection<IndexedPage>>('IndexedPages');

/** After a page is unpublished, its row remains with a null document, so that older revisions are ignored. */
export interface IndexedPage {
  _id: string;
  revision: number;
  regionId: string;
  /** Rows of an older layout may lack fields. */
  document: SearchDocument | null;
  layout?: number;
}

export const INDEX_LAYOUT = 4;

export const indexedPagesSpec: CollectionSpec = {
  name: 'indexed_pages',
  indexes: [{ fields: ['regionId'] }, { fields: ['document.domainId', 'document.slug'] }],
};
