import { closeSync, existsSync, fdatasync, openSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import type Database from 'libsql';

/** Syncs the log of a database in a thread, so that a slow disk does not hold up the event loop. */
export class WriteAheadLog {
  private readonly file: string;
  private open: { descriptor: number; sync: SharedSync } | null = null;

  constructor(database: Database.Database, file: string) {
    this.file = `${file}-wal`;
    const [mode] = database.pragma('journal_mode = WAL') as { journal_mode: string }[];
    // A database in memory or on a file system without shared memory has no log, and SQLite itself syncs each transaction.
    if (mode?.journal_mode === 'wal') database.pragma('synchronous = NORMAL');
  }

  /** Resolves when all transactions that were committed before are on the disk. */
  async flush(): Promise<void> {
    if (this.open) return this.open.sync.request();
    if (!existsSync(this.file)) return;
    const descriptor = openSync(this.file, 'r+');
    let isListed = false;
    const sync = new SharedSync(async () => {
      await promisify(fdatasync)(descriptor);
      if (!isListed) await syncFolder(dirname(this.file));
      isListed = true;
    });
    this.open = { descriptor, sync };
    return sync.request();
  }

  /** Call this after closing the database, which may write to its log until then. */
  async close(): Promise<void> {
    await this.open?.sync.idle();
    if (this.open) closeSync(this.open.descriptor);
  }
}

/** A new file is found after a power failure only if its folder was synced, too. */
async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder);
  await opened.sync().finally(() => opened.close());
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
