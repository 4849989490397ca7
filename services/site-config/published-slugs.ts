import { token } from '../kit/contract/token.ts';
import type { Collection, CollectionSpec, Document } from '../kit/store/store.ts';

/** The collection of published slugs, for @Inject. */
export const PUBLISHED_SLUGS = token<Collection<PublishedSlug>>('PublishedSlugs');

/** Where a page was last seen by visitors; kept while it is unpublished, for it may come back elsewhere. */
export interface PublishedSlug extends Document {
  revision: number;
  domainId: string;
  slug: string;
  /** Absent while it is not there any more. */
  isLive?: true;
}

export const publishedSlugsSpec: CollectionSpec = {
  name: 'published_slugs',
  indexes: [{ fields: ['domainId', 'slug', 'isLive'] }],
};
