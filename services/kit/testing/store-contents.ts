import { openStores } from '../store/open-stores.ts';
import type { Collection, CollectionSpec, Document, Stores } from '../store/store.ts';

export class StoreContents {
  private readonly collections = new Map<string, Collection<Document>>();

  readonly openStores = async (url: string, service: string): Promise<Stores> => {
    const stores = await openStores(url, service);
    return {
      ...stores,
      collection: <T extends Document>(spec: CollectionSpec): Collection<T> => {
        const rows = stores.collection<T>(spec);
        this.collections.set(`${service}.${spec.name}`, rows as unknown as Collection<Document>);
        return rows;
      },
    };
  };

  /** The search ignores case. */
  async holding(text: string): Promise<string[]> {
    const found: string[] = [];
    for (const [name, rows] of this.collections)
      if (
        JSON.stringify(await rows.find({}))
          .toLowerCase()
          .includes(text.toLowerCase())
      )
        found.push(name);
    return found;
  }
}
