import {
  type ConsumerInfo,
  DiscardPolicy,
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamManager,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream';
import { nanos, headers, type MsgHdrs } from '@nats-io/transport-node';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { identity } from '../../../proto/identity.ts';
import { DELETION_RETENTION_DAYS } from '../../../proto/limits.ts';
import { log } from '../log/log.ts';
import type { Nats } from './connect-nats.ts';
import type { EventEnvelope } from '../../../proto/contract.ts';
import { parseJson } from '../../../proto/unicode.ts';

export const EVENTS = 'EVENTS';
export const DEAD_LETTERS = 'DEAD';

const DAY_MS = 24 * 60 * 60 * 1000;
const common = {
  storage: StorageType.File,
  retention: RetentionPolicy.Limits,
  // A full stream refuses new messages instead of deleting unread ones: events wait in their outboxes, and failed events at their consumers.
  discard: DiscardPolicy.New,
  duplicate_window: nanos(2 * 60 * 1000),
};
const EVENT_DAYS = 7;
/** Dead letters are deleted before the document that they describe is purged. */
const DEAD_DAYS = DELETION_RETENTION_DAYS - EVENT_DAYS;

const GIB = 2 ** 30;
/**
 * Holds a busy week: 50 editors who type for 4 hours a day store 50 * 4 * 3600 s / 5 s = 144,000 revisions a day. With events of 10 kB (those
 * of the demo have 4 kB) these are 1.4 GB a day and 7.2 GB in five days.
 */
const EVENT_BYTES = 8 * GIB;

export const streams = [
  { ...common, name: EVENTS, subjects: ['events.>'], max_age: nanos(EVENT_DAYS * DAY_MS), max_bytes: EVENT_BYTES },
  { ...common, name: DEAD_LETTERS, subjects: ['dead.>'], max_age: nanos(DEAD_DAYS * DAY_MS), max_bytes: GIB / 4 },
];

/** The only service that may change streams and delete events. It also has the key that signs access tokens, so no service needs more trust. */
export const STREAM_KEEPER = identity.name;

/** Creates missing streams. The keeper also applies the settings of this version to existing ones. */
export async function ensureStreams({
  connection,
  eventReplicas,
  user,
}: Pick<Nats, 'connection' | 'eventReplicas' | 'user'>): Promise<JetStreamManager> {
  const manager = await jetstreamManager(connection);
  for (const stream of streams) {
    const wanted = { ...stream, num_replicas: eventReplicas };
    const existing = await manager.streams.info(stream.name).catch(nullWhenMissing);
    if (!existing) await manager.streams.add(wanted);
    else if (user === STREAM_KEEPER)
      await applySettings(`stream ${stream.name}`, { existing: existing.config, wanted }, (setting) =>
        manager.streams.update(stream.name, setting),
      );
  }
  return manager;
}

/** Changes one setting at a time, so that one that the server refuses does not prevent the others. */
export async function applySettings<T extends object>(
  what: string,
  { existing, wanted }: { existing: T; wanted: Partial<T> },
  change: (setting: Partial<T>) => Promise<unknown>,
): Promise<void> {
  for (const [setting, value] of Object.entries(wanted)) {
    const before: unknown = existing[setting as keyof T];
    if (isDeepStrictEqual(before, value)) continue;
    await change({ [setting]: value } as Partial<T>).then(
      () => log.info({ before, value }, `Changed ${setting} of the ${what}`),
      (err: unknown) => log.error({ err, before, value }, `NATS refuses to change ${setting} of the ${what}`),
    );
  }
}

const { StreamNotFound, ConsumerNotFound } = JetStreamApiCodes;

export function nullWhenMissing(error: unknown): null {
  if (error instanceof JetStreamApiError && [StreamNotFound, ConsumerNotFound].some((code) => code === error.code))
    return null;
  throw error;
}

/** A consumer without new events handles nothing, so its service also notes how far the stream contained none for it. */
const NOTED = 'handled up to ';

/** Returns the sequence of the stream up to which a consumer has handled everything, and whether its service has noted it. */
export function handledUpTo({ ack_floor, config }: ConsumerInfo): { sequence: number; isNoted: boolean } {
  const noted = config.description?.startsWith(NOTED) ? Number(config.description.slice(NOTED.length)) : undefined;
  return { sequence: Math.max(ack_floor.stream_seq, noted ?? 0), isNoted: noted !== undefined };
}

export const isBehind = ({ num_pending, num_ack_pending }: ConsumerInfo): boolean => num_pending + num_ack_pending > 0;

/** Where a consumer was. A stream that was created later, or that ends earlier, is not the one that the consumer has read. */
export interface StreamPosition {
  created: string;
  sequence: number;
}

/** Where the positions of consumers are stored, because a stream that is lost loses its consumers too. */
export interface ConsumerPositions {
  read(consumer: string): Promise<StreamPosition | undefined>;
  note(consumer: string, position: StreamPosition): Promise<void>;
  /** Reports that a consumer has missed events. It resolves when the report cannot be lost. */
  report(consumer: string): Promise<void>;
}

/**
 * Notes how far a consumer has come. `onGap` is called before that if it may have missed events, with the number of messages that the stream
 * has deleted before the consumer could receive them, or null for another stream.
 */
export async function noteProgress(
  manager: JetStreamManager,
  name: string,
  positions: ConsumerPositions,
  onGap: (deleted: number | null) => Promise<void>,
): Promise<void> {
  const { created, state } = await manager.streams.info(EVENTS);
  const { first_seq, last_seq } = state;
  const consumer = await manager.consumers.info(EVENTS, name);
  const { sequence, isNoted } = handledUpTo(consumer);
  const first = first_seq - 1;
  const now = Math.max(isBehind(consumer) ? sequence : last_seq, first);
  const before = await positions.read(name);
  const isAnother = before !== undefined && (before.created !== created || before.sequence > last_seq);
  // A purge also moves the consumer to the new start of the stream, and a consumer that is created again has no note.
  const reached = before?.sequence ?? (isNoted ? sequence : first);
  if (isAnother) await onGap(null);
  else if (first > reached) await onGap(first - reached);
  if (!isNoted || now > sequence) await manager.consumers.update(EVENTS, name, { description: `${NOTED}${now}` });
  if (before?.created !== created || before.sequence !== now) await positions.note(name, { created, sequence: now });
}

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
