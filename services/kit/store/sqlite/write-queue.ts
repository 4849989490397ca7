import type Database from 'libsql';
import { requireOpen } from './require-open.ts';

interface Write {
  run: () => unknown;
  waits: boolean;
  settle: (outcome: { value: unknown } | { error: unknown }) => void;
}

/**
 * Writes of one turn of the event loop share a transaction and a disk sync. A rejected write, such as a duplicate, undoes only its own
 * statement.
 */
export class WriteQueue {
  readonly #database: Database.Database;
  #waiting: Write[] = [];
  #waits = true;

  constructor(database: Database.Database) {
    this.#database = database;
  }

  add<R>(run: () => R, { waits }: { waits: boolean }): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.flush());
      this.#waiting.push({
        run,
        waits,
        settle: (outcome) => ('error' in outcome ? reject(outcome.error) : resolve(outcome.value as R)),
      });
    });
  }

  flush(): void {
    const writes = this.#waiting;
    this.#waiting = [];
    if (writes.length === 0) return;
    try {
      requireOpen(this.#database);
      this.#waitForDisk(writes.some(({ waits }) => waits));
      this.#database.exec('BEGIN IMMEDIATE');
      const outcomes = writes.map(({ run }) => this.#attempt(run));
      this.#database.exec('COMMIT');
      writes.forEach(({ settle }, index) => settle(outcomes[index]!));
    } catch (error) {
      if (this.#database.open && this.#database.inTransaction) this.#database.exec('ROLLBACK');
      writes.forEach(({ settle }) => settle({ error }));
    }
  }

  #waitForDisk(waits: boolean): void {
    if (waits !== this.#waits) this.#database.exec(`PRAGMA synchronous = ${waits ? 'FULL' : 'NORMAL'}`);
    this.#waits = waits;
  }

  #attempt(run: () => unknown): { value: unknown } | { error: unknown } {
    try {
      return { value: run() };
    } catch (error) {
      if (!this.#database.inTransaction) throw error;
      return { error };
    }
  }
}
