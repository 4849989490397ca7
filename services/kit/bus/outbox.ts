import type { EventData, EventEnvelope, EventType } from '../../../proto/contract.ts';

/** Something that happened, before it is stored: the envelope is added with the revision. */
export interface PendingEvent<E extends EventType = EventType> {
  event: E;
  data: EventData<E>;
}

export const createEvent = <E extends EventType>(event: E, data: EventData<E>): PendingEvent<E> => ({ event, data });

/** A fact as it waits in a revision for the relay. */
export interface OutboxEvent extends EventEnvelope {
  subject: string;
  /** The trace of the change that made it (W3C traceparent), so that whoever hears of it appears in the same trace. */
  traceparent?: string;
}

/** Where the relay finds facts that are saved but not yet told: every versioned collection is one. */
export interface Outbox {
  name: string;
  /** Oldest first. */
  pending(limit: number): Promise<{ revisionId: string; facts: OutboxEvent[] }[]>;
  /** Never asked for again. */
  settle(revisionId: string): Promise<void>;
}

/** Carries saved facts to JetStream; each is sent until JetStream has acknowledged it. */
export interface Relay {
  register(outbox: Outbox): void;
  /** Something was saved: look now instead of at the next round. */
  wake(): void;
}

/** Tells a fact that is not part of a versioned document (a session ended, a row was indexed): sent once, a failure is logged. */
export interface EventPublisher {
  announce<E extends EventType>(
    event: E,
    subject: { documentId: string; revision: number; by: string },
    data: EventData<E>,
  ): Promise<void>;
}
