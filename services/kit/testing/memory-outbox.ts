import type { Outbox, OutboxEvent } from '../bus/outbox.ts';

export class MemoryOutbox implements Outbox {
  readonly name = 'memory';
  private rows: { revisionId: string; events: OutboxEvent[] }[] = [];
  private count = 0;

  constructor(revisions: OutboxEvent[][]) {
    for (const events of revisions) this.add(events);
  }

  get waiting(): number {
    return this.rows.length;
  }

  add(events: OutboxEvent[]): void {
    this.rows.push({ revisionId: `${++this.count}`, events });
  }

  async pending(limit: number) {
    return this.rows.slice(0, limit);
  }

  async markPublished(revisionId: string) {
    this.rows = this.rows.filter((row) => row.revisionId !== revisionId);
  }
}
