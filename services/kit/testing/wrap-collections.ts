import type { Collection, CollectionSpec, Document, Stores } from '../store/store.ts';

type Wrap = <T extends Document>(rows: Collection<T>, spec: CollectionSpec) => Partial<Collection<T>>;

/** Returns stores whose collections have the methods of `wrap` instead of their own. */
export const wrapCollections = (stores: Stores, wrap: Wrap): Stores => ({
  ...stores,
  collection<T extends Document>(spec: CollectionSpec): Collection<T> {
    const rows = stores.collection<T>(spec);
    return { ...rows, ...wrap(rows, spec) };
  },
});
