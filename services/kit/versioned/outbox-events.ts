import { context, propagation } from '@opentelemetry/api';
import type { PendingEvent, OutboxEvent } from '../bus/outbox.ts';
import type { Revision } from './revision.ts';

/** Deterministic ids, so that an event published twice is recognised. */
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
