import type { Outbox, OutboxEvent } from '../bus/outbox.ts';

export async function readOutbox(outbox: Outbox, limit = 100): Promise<OutboxEvent[]> {
  const events: OutboxEvent[] = [];
  for (const { revisionId } of await outbox.pending(limit)) events.push(...((await outbox.read(revisionId)) ?? []));
  return events;
}
