import type { BulkPage } from './entities/bulk-act.ts';

/** One page of an act can have a copy in each of several regions. */
export const keyOfBulkPage = ({ _id, regionId }: Pick<BulkPage, '_id' | 'regionId'>): string =>
  regionId === undefined ? _id : `${_id}/${regionId ?? ''}`;
