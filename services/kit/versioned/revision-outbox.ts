import { context, propagation } from '@opentelemetry/api';
import type { Outbox, PendingEvent, OutboxEvent } from '../bus/outbox.ts';
import { repairDocument, isProjected } from './projections.ts';
import type { Tables } from './tables.ts';
import type { Revision } from './revision.ts';

/** Events are published only after readers can see the change. */
export function revisionOutbox<T extends object>(tables: Tables<T>, name: string): Outbox {
  return {
    name,
    pending: async (limit) => {
      for (;;) {
        const open = await tables.revisions.find(
          { open: true },
          { sort: { at: 'asc' }, limit, without: ['operations', 'snapshot', 'live'] },
        );
        for (const revision of open)
          if (!(await isProjected(tables, revision))) await repairDocument(tables, revision.documentId);
        const withoutEvents = open.filter(({ facts }) => facts.length === 0);
        for (const { _id } of withoutEvents) await markPublished(tables, _id);
        const withEvents = open.filter(({ facts }) => facts.length > 0);
        if (withEvents.length > 0 || open.length === 0)
          return withEvents.map(({ _id, facts }) => ({ revisionId: _id, events: facts }));
      }
    },
    markPublished: (revisionId) => markPublished(tables, revisionId),
  };
}

export async function markPublished<T extends object>({ revisions }: Tables<T>, revisionId: string): Promise<void> {
  const revision = await revisions.get(revisionId);
  if (!revision?.open) return;
  // Losing this write in a power failure only means that the events are published again.
  await revisions.replace({ ...revision, facts: [], open: false }, { open: true }, { repeatable: true });
}

/** The ids are deterministic, so that an event published twice is recognised. */
export function toOutboxEvents(
  name: string,
  revision: Omit<Revision<object>, 'facts'>,
  facts: PendingEvent[],
): OutboxEvent[] {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return facts.map(({ event, data }, index) => ({
    id: `${name}:${revision._id}:${index}`,
    subject: event.subject,
    documentId: revision.documentId,
    revision: revision.revision,
    at: revision.at,
    by: revision.by._id,
    data,
    ...(carrier.traceparent === undefined ? {} : { traceparent: carrier.traceparent }),
  }));
}
