import type { ListedPage } from './entities/page-filter.ts';
import type { Stored } from './entities/stored.ts';

type Dates = Pick<Stored, 'published' | 'lastPublished' | 'updatedAt'>;

/** Compares times: a draft that equals its live copy has the same time as its publication. */
export function publishStatus({ published, lastPublished = '', updatedAt }: Dates): ListedPage['status'] {
  if (!published) return 'draft';
  return lastPublished < updatedAt ? 'changed' : 'live';
}

export const isPublishable = (document: Dates): boolean => publishStatus(document) !== 'live';
