import { archiveRefusals } from '../../../proto/refusals/archive.ts';
import { token } from '../contract/handle.ts';
import type { ArchivedCollection } from '../../../proto/archive.ts';
import type { Document } from '../store/store.ts';

export interface Archivable extends ArchivedCollection {
  read(after: string, limit: number): Promise<Document[]>;
  isIncluded(row: Document, until: string): boolean;
  /** Returns the archived form of a row, or throws an error that explains why the value is not a valid row. */
  parse(row: unknown): Document;
  get(id: string): Promise<Document | null>;
  insert(row: Document): Promise<void>;
  finish(after: string): Promise<string | null>;
}

export const ARCHIVES = token<Archives>('Archives');

export class Archives {
  private readonly collections = new Map<string, Archivable>();
  private readonly listeners = new Map<string, () => Promise<void>>();

  register(collection: Archivable): void {
    this.collections.set(collection.name, collection);
  }

  afterImport(collection: string, listener: () => Promise<void>): void {
    this.listeners.set(collection, listener);
  }

  list(): Archivable[] {
    return [...this.collections.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }

  find(name: string): Archivable {
    const found = this.collections.get(name);
    if (!found) throw archiveRefusals.unknownCollection({ collection: name });
    return found;
  }

  async finish(name: string, after: string): Promise<string | null> {
    const next = await this.find(name).finish(after);
    if (next === null) await this.listeners.get(name)?.();
    return next;
  }
}
