import { token } from '../contract/handle.ts';
import type { EventData, EventEnvelope, EventType } from '../../../proto/contract.ts';

export interface PendingEvent<E extends EventType = EventType> {
  event: E;
  data: EventData<E>;
}

export const createEvent = <E extends EventType>(event: E, data: EventData<E>): PendingEvent<E> => ({ event, data });

export interface OutboxEvent extends EventEnvelope {
  subject: string;
  traceparent?: string;
}

export interface PendingRevision {
  revisionId: string;
  documentId: string;
  at: string;
}

export interface Outbox {
  name: string;
  /** Returns revisions whose events are not published, those that follow `after`, oldest first. */
  pending(limit: number, after?: PendingRevision): Promise<PendingRevision[]>;
  /** Returns the first pending revision of each document that one of the newest `limit` pending revisions belongs to. */
  newest(limit: number): Promise<PendingRevision[]>;
  /** Returns null if another instance has published the events meanwhile. Readers can see the change when it resolves. */
  read(revisionId: string): Promise<OutboxEvent[] | null>;
  markPublished(revisionId: string): Promise<void>;
}

export const RELAY = token<Relay>('Relay');

export interface Relay {
  register(outbox: Outbox): void;
  wake(): void;
}

export const EVENT_PUBLISHER = token<EventPublisher>('EventPublisher');

/** Publishes events that belong to no versioned document, once. A failure is only logged. */
export interface EventPublisher {
  announce<E extends EventType>(
    event: E,
    subject: { documentId: string; revision: number; by: string },
    data: EventData<E>,
  ): Promise<void>;
}
