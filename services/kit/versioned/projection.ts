import type { Collection, Filter } from '../store/store.ts';
import { toDocument } from './projection-rows.ts';
import type { ProjectionRow } from './tables.ts';
import type { VersionedDocument, Projection } from './versioned.ts';

export function projection<T extends object>(rows: Collection<ProjectionRow<T>>): Projection<T> {
  return {
    get: async (id) => toDocument(await rows.get(id)),
    find: async (filter, options) =>
      (await rows.find(present(filter), options)).map((row) => toDocument(row) as VersionedDocument<T>),
    count: (filter, options) => rows.count(present(filter), options),
    countBy: (fields, filter) => rows.countBy(fields, { ...filter, _gone: null }),
  };
}

/** Tombstones have no lists, so a filter with `has` needs no further condition. */
function present(filter: Filter): Filter {
  const holdsItem = Object.values(filter).some((condition) => condition instanceof Object && 'has' in condition);
  return holdsItem ? filter : { ...filter, _gone: null };
}
