import type { Outbox, OutboxEvent } from '../bus/outbox.ts';

export class MemoryOutbox implements Outbox {
  readonly name = 'memory';
  private rows: { revisionId: string; facts: OutboxEvent[] }[] = [];
  private count = 0;

  constructor(revisions: OutboxEvent[][]) {
    for (const facts of revisions) this.add(facts);
  }

  get waiting(): number {
    return this.rows.length;
  }

  add(facts: OutboxEvent[]): void {
    this.rows.push({ revisionId: `${++this.count}`, facts });
  }

  async pending(limit: number) {
    return this.rows.slice(0, limit);
  }

  async settle(revisionId: string) {
    this.rows = this.rows.filter((row) => row.revisionId !== revisionId);
  }
}
