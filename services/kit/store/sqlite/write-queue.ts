import type Database from 'libsql';
import { nextTurn } from '../../threads/next-turn.ts';
import { requireOpen } from './statements.ts';
import type { WriteAheadLog } from './write-ahead-log.ts';

/** In characters; writing this many takes a few milliseconds. */
const MAX_TRANSACTION = 500_000;

interface Write {
  run: () => unknown;
  waits: boolean;
  size: number;
  settle: (outcome: { value: unknown } | { error: unknown }) => void;
}

/** Writes of one turn of the event loop share a transaction and a disk sync; a rejected write undoes only its own statement. */
export class WriteQueue {
  private waiting: Write[] = [];

  constructor(
    private readonly database: Database.Database,
    private readonly log: WriteAheadLog,
  ) {}

  add<R>(run: () => R, { waits, size }: Pick<Write, 'waits' | 'size'>): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      if (this.waiting.length === 0) setImmediate(() => this.flushTurn());
      this.waiting.push({
        run,
        waits,
        size,
        settle: (outcome) => ('error' in outcome ? reject(outcome.error) : resolve(outcome.value as R)),
      });
    });
  }

  flush(): void {
    this.commit(this.waiting.splice(0));
  }

  private flushTurn(): void {
    let size = 0;
    const fits = this.waiting.findIndex((write) => (size += write.size) > MAX_TRANSACTION);
    this.commit(this.waiting.splice(0, fits === -1 ? Infinity : Math.max(fits, 1)));
    if (this.waiting.length > 0) void nextTurn().then(() => this.flushTurn());
  }

  private commit(writes: Write[]): void {
    if (writes.length === 0) return;
    try {
      requireOpen(this.database);
      this.database.exec('BEGIN IMMEDIATE');
      const outcomes = writes.map(({ run }) => this.attempt(run));
      this.database.exec('COMMIT');
      const settle = (waits: boolean) =>
        writes.forEach((write, index) => write.waits === waits && write.settle(outcomes[index]!));
      settle(false);
      if (!writes.some(({ waits }) => waits)) return;
      this.log.flush().then(
        () => settle(true),
        (error: unknown) => writes.forEach((write) => write.waits && write.settle({ error })),
      );
    } catch (error) {
      if (this.database.open && this.database.inTransaction) this.database.exec('ROLLBACK');
      writes.forEach(({ settle }) => settle({ error }));
    }
  }

  private attempt(run: () => unknown): { value: unknown } | { error: unknown } {
    try {
      return { value: run() };
    } catch (error) {
      if (!this.database.inTransaction) throw error;
      return { error };
    }
  }
}
