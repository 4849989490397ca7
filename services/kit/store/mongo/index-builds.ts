import type { Collection } from 'mongodb';
import { log } from '../../log/log.ts';
import type { IndexSpec } from '../store.ts';
import { createIndexes, dropObsoleteIndexes } from './ensure-indexes.ts';
import type { MongoDocument } from './mongo-document.ts';

const RETRY_MS = 30_000;

/** Indexes of a collection with documents are built in the background, because that can take minutes; writes wait for the unique ones. */
export class IndexBuilds {
  readonly #rows: Collection<MongoDocument>;
  readonly #indexes: IndexSpec[];
  #initial?: Promise<void>;
  #unique?: Promise<void>;
  #others?: Promise<void>;
  #retryAt = 0;

  constructor(rows: Collection<MongoDocument>, indexes: IndexSpec[]) {
    this.#rows = rows;
    this.#indexes = indexes;
  }

  async prepareRead(): Promise<void> {
    this.#initial ??= this.#indexEmptyCollection();
    await this.#initial.catch((error: unknown) => {
      this.#initial = undefined;
      throw error;
    });
    if (!this.#others && Date.now() >= this.#retryAt) this.#others = this.#buildOthers();
  }

  async prepareWrite(): Promise<void> {
    await this.prepareRead();
    this.#unique ??= this.#buildUnique();
    await this.#unique.catch((error: unknown) => {
      this.#unique = undefined;
      throw error;
    });
  }

  async #indexEmptyCollection(): Promise<void> {
    if ((await this.#rows.estimatedDocumentCount()) > 0) return;
    await this.#buildUnique();
    await createIndexes(this.#rows, this.#declared(false));
  }

  async #buildUnique(): Promise<void> {
    // Dropped first, because an obsolete unique index rejects documents without its field.
    await dropObsoleteIndexes(this.#rows, this.#indexes);
    await createIndexes(this.#rows, this.#declared(true));
  }

  async #buildOthers(): Promise<void> {
    try {
      await createIndexes(this.#rows, this.#declared(false));
    } catch (error) {
      log.warn(error, `building the indexes of ${this.#rows.collectionName} failed, retrying in ${RETRY_MS / 1000} s`);
      this.#others = undefined;
      this.#retryAt = Date.now() + RETRY_MS;
    }
  }

  #declared(unique: boolean): IndexSpec[] {
    return this.#indexes.filter((index) => (index.unique ?? false) === unique);
  }
}
