import type { Collection, Document, Stores } from '../../store/store.ts';

export function crashingStores(stores: Stores, writes: number): Stores {
  let left = writes;
  const orCrash = async <R>(write: () => Promise<R>): Promise<R> => {
    if (left-- <= 0) throw new Error('crash');
    return write();
  };
  return {
    ...stores,
    collection<T extends Document>(spec: Parameters<Stores['collection']>[0]): Collection<T> {
      const rows = stores.collection<T>(spec);
      return {
        ...rows,
        insert: (document) => orCrash(() => rows.insert(document)),
        replace: (document, guard) => orCrash(() => rows.replace(document, guard)),
        delete: (id, guard) => orCrash(() => rows.delete(id, guard)),
      };
    },
  };
}
