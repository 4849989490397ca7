import { openStores } from '../store/open-stores.ts';
import type { Collection, Document, Stores } from '../store/store.ts';
import { wrapCollections } from './wrap-collections.ts';

export class StoreContents {
  private readonly collections = new Map<string, Collection<Document>>();

  readonly openStores = async (url: string, service: string): Promise<Stores> => {
    const stores = await openStores(url, service);
    return wrapCollections(stores, (rows, spec) => {
      this.collections.set(`${service}.${spec.name}`, rows as unknown as Collection<Document>);
      return {};
    });
  };

  async rowsOf(name: string): Promise<Record<string, unknown>[]> {
    return (await this.find(name).find({}, { sort: { _id: 'asc' } })) as unknown as Record<string, unknown>[];
  }

  async empty(name: string): Promise<void> {
    for (const { _id } of await this.find(name).find({})) await this.find(name).delete(_id);
  }

  async insert(name: string, row: object): Promise<void> {
    await this.find(name).insert(row as Document);
  }

  private find(name: string): Collection<Document> {
    const rows = this.collections.get(name);
    if (!rows) throw new Error(`${name} is none of ${[...this.collections.keys()].join(', ')}`);
    return rows;
  }

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
