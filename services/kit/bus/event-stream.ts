import {
  DiscardPolicy,
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamManager,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream';
import { nanos, headers, type MsgHdrs } from '@nats-io/transport-node';
import { z } from 'zod';
import { DELETION_RETENTION_DAYS } from '../../../proto/limits.ts';
import type { Nats } from './connect-nats.ts';
import type { EventEnvelope } from '../../../proto/contract.ts';
import { parseJson } from '../../../proto/unicode.ts';

export const EVENTS = 'EVENTS';
export const DEAD = 'DEAD';

const DAY_MS = 24 * 60 * 60 * 1000;
const common = {
  storage: StorageType.File,
  retention: RetentionPolicy.Limits,
  discard: DiscardPolicy.Old,
  duplicate_window: nanos(2 * 60 * 1000),
};
const EVENT_DAYS = 7;
/** Dead letters are deleted before the document that they describe is purged. */
const DEAD_DAYS = DELETION_RETENTION_DAYS - EVENT_DAYS;

export const streams = [
  { ...common, name: EVENTS, subjects: ['events.>'], max_age: nanos(EVENT_DAYS * DAY_MS), max_bytes: 2 ** 30 },
  { ...common, name: DEAD, subjects: ['dead.>'], max_age: nanos(DEAD_DAYS * DAY_MS), max_bytes: 2 ** 28 },
];

export async function ensureStreams({
  connection,
  eventReplicas,
}: Pick<Nats, 'connection' | 'eventReplicas'>): Promise<JetStreamManager> {
  const manager = await jetstreamManager(connection);
  for (const stream of streams) {
    const exists = await manager.streams.info(stream.name).then(() => true, whenMissing(false));
    if (!exists) await manager.streams.add({ ...stream, num_replicas: eventReplicas });
  }
  return manager;
}

const whenMissing =
  <T>(value: T) =>
  (error: unknown): T => {
    if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound) return value;
    throw error;
  };

const ID = 'Nats-Msg-Id';
const SUBJECT = 'event';

const Envelope = z.object({
  id: z.string().min(1),
  documentId: z.string(),
  revision: z.number(),
  at: z.string(),
  by: z.string(),
  data: z.unknown(),
});

export interface EventMessage {
  subject: string;
  headers?: MsgHdrs | undefined;
  string(): string;
}

export function eventHeaders(subject: string): MsgHdrs {
  const made = headers();
  made.set(SUBJECT, subject);
  return made;
}

/** Throws if the message was not published as an event, because NATS sends a reply to any subject that a request names. */
export function parseEnvelope(message: EventMessage): EventEnvelope {
  const { subject, headers: sent } = message;
  const envelope = Envelope.parse(parseJson(message.string())) as EventEnvelope;
  if (sent?.get(ID) !== envelope.id) throw new Error('The id of the message differs from that of its envelope');
  const published = sent.get(SUBJECT);
  if (published && published !== subject) throw new Error(`The event was published as ${published}`);
  return envelope;
}
