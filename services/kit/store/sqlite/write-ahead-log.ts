import { closeSync, existsSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import type Database from 'libsql';

/** Syncs the log of a database in a thread, so that a slow disk does not hold up the event loop. */
export class WriteAheadLog {
  private readonly file: string;
  private open: { descriptor: number; sync: SharedSync } | null = null;

  constructor(
    private readonly database: Database.Database,
    file: string,
  ) {
    this.file = `${file}-wal`;
    database.pragma('synchronous = FULL');
  }

  /** Resolves when all transactions that were committed before are on the disk. */
  async flush(): Promise<void> {
    if (this.open) return this.open.sync.request();
    // A database in memory or on a file system without shared memory has no log.
    if (!existsSync(this.file)) return;
    // SQLite syncs the first transaction itself, together with the folder entry of the log.
    const descriptor = openSync(this.file, 'r+');
    this.open = { descriptor, sync: new SharedSync(() => promisify(fdatasync)(descriptor)) };
    this.database.pragma('synchronous = NORMAL');
  }

  /** Call this after closing the database, which may write to its log until then. */
  async close(): Promise<void> {
    await this.open?.sync.idle();
    if (this.open) closeSync(this.open.descriptor);
  }
}

/** Requests during a sync share the next one, because the running one may have missed their writes. */
export class SharedSync {
  private running = Promise.resolve();
  private next: Promise<void> | null = null;

  constructor(private readonly sync: () => Promise<void>) {}

  request(): Promise<void> {
    if (this.next) return this.next;
    const next = this.running.then(() => {
      this.next = null;
      return this.sync();
    });
    this.next = next;
    this.running = next.catch(() => undefined);
    return next;
  }

  async idle(): Promise<void> {
    for (let last; last !== this.running;) await (last = this.running);
  }
}
