import { token } from '../kit/contract/dependencies.ts';
import type { Collection, CollectionSpec, Document } from '../kit/store/store.ts';

export const PUBLISHED_SLUGS = token<Collection<PublishedSlug>>('PublishedSlugs');

/** Not removed when the page is unpublished, because it may be published elsewhere later. */
export interface PublishedSlug extends Document {
  revision: number;
  domainId: string;
  slug: string;
  isLive?: true;
}

export const publishedSlugsSpec: CollectionSpec = {
  name: 'published_slugs',
  indexes: [{ fields: ['domainId', 'slug', 'isLive'] }],
};
