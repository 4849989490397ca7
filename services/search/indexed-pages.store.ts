import type { SearchDocument } from '../../proto/entities/search.ts';
import { collection } from '../kit/store/store.ts';

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

export abstract class IndexedPageRows extends collection<IndexedPage>({
  name: 'indexed_pages',
  indexes: [{ fields: ['regionId'] }, { fields: ['document.domainId', 'document.slug'] }],
}) {}
