import type { Stores } from '../../store/store.ts';
import { wrapCollections } from '../../testing/wrap-collections.ts';

export function crashingStores(stores: Stores, writes: number): Stores {
  let left = writes;
  const orCrash = async <R>(write: () => Promise<R>): Promise<R> => {
    if (left-- <= 0) throw new Error('crash');
    return write();
  };
  return wrapCollections(stores, (rows) => ({
    insert: (document) => orCrash(() => rows.insert(document)),
    replace: (document, guard) => orCrash(() => rows.replace(document, guard)),
    delete: (id, guard) => orCrash(() => rows.delete(id, guard)),
  }));
}
