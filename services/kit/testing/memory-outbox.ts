import type { Outbox, OutboxEvent, PendingRevision } from '../bus/outbox.ts';

interface Row {
  revisionId: string;
  events: [OutboxEvent, ...OutboxEvent[]];
}

export class MemoryOutbox implements Outbox {
  readonly name = 'memory';
  private rows: Row[] = [];
  private count = 0;

  constructor(revisions: Row['events'][]) {
    for (const events of revisions) this.add(events);
  }

  get waiting(): number {
    return this.rows.length;
  }

  add(events: Row['events']): void {
    this.rows.push({ revisionId: `${++this.count}`, events });
  }

  async pending(limit: number, after?: PendingRevision) {
    return this.rows
      .filter(({ revisionId }) => Number(revisionId) > Number(after?.revisionId ?? 0))
      .slice(0, limit)
      .map(toPending);
  }

  async newest(limit: number) {
    const all = this.rows.map(toPending);
    const documents = new Set(all.slice(-limit).map(({ documentId }) => documentId));
    return [...documents].map((id) => all.find(({ documentId }) => documentId === id)!);
  }

  async read(revisionId: string) {
    return this.rows.find((row) => row.revisionId === revisionId)?.events ?? null;
  }

  async markPublished(revisionId: string) {
    this.rows = this.rows.filter((row) => row.revisionId !== revisionId);
  }
}

const toPending = ({ revisionId, events: [{ documentId, at }] }: Row): PendingRevision => ({
  revisionId,
  documentId,
  at,
});
