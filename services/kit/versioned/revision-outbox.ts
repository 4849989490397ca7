import { context, propagation } from '@opentelemetry/api';
import type { Outbox, PendingEvent, OutboxEvent } from '../bus/outbox.ts';
import { repairDocument, isProjected } from './projections.ts';
import type { Filter } from '../store/store.ts';
import type { Tables } from './tables.ts';
import { LARGE_FIELDS, type Revision } from './revision.ts';

/** Events are published only after readers can see the change. */
export function revisionOutbox<T extends object>(tables: Tables<T>, name: string): Outbox {
  const { revisions } = tables;
  const find = async (filter: Filter, limit: number, sort: 'asc' | 'desc' = 'asc') => {
    const found = await revisions.find({ ...filter, open: true }, { sort: { at: sort }, limit, without: LARGE_FIELDS });
    return found.map(({ _id, documentId, at }) => ({ revisionId: _id, documentId, at }));
  };
  return {
    name,
    pending: (limit, after) =>
      find(
        after ? { at: { gte: after.at }, any: [{ at: { gt: after.at } }, { _id: { gt: after.revisionId } }] } : {},
        limit,
      ),
    newest: async (limit) => {
      const documents = new Set((await find({}, limit, 'desc')).map(({ documentId }) => documentId));
      const first = await Promise.all([...documents].map((documentId) => find({ documentId }, 1)));
      return first.flat();
    },
    read: async (revisionId) => {
      const revision = await revisions.get(revisionId);
      if (!revision?.open) return null;
      if (!(await isProjected(tables, revision))) await repairDocument(tables, revision.documentId);
      return revision.facts;
    },
    markPublished: (revisionId) => markPublished(tables, revisionId),
  };
}

export async function markPublished<T extends object>({ revisions }: Tables<T>, revisionId: string): Promise<void> {
  const revision = await revisions.get(revisionId);
  if (!revision?.open) return;
  // Events of a deletion remain until the document is purged, because nothing else says what replaces it.
  const facts = revision.gone ? revision.facts : [];
  // Losing this write in a power failure only means that the events are published again.
  await revisions.replace({ ...revision, facts, open: false }, { open: true }, { repeatable: true });
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
