import { headers, type MsgHdrs } from '@nats-io/transport-node';
import { z } from 'zod';
import type { EventEnvelope } from '../../../proto/contract.ts';
import { parseJson } from '../../../proto/unicode.ts';

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

/** The headers that an event is published with, besides its message id. */
export function eventHeaders(subject: string): MsgHdrs {
  const made = headers();
  made.set(SUBJECT, subject);
  return made;
}

/**
 * Throws for a message that was not published as this event. NATS sends a reply to whatever subject the request names, so the
 * stream can also contain replies of JetStream's own API, and events that were delivered to the subject of another one.
 */
export function parseEnvelope(message: EventMessage): EventEnvelope {
  const { subject, headers: sent } = message;
  const envelope = Envelope.parse(parseJson(message.string())) as EventEnvelope;
  if (sent?.get(ID) !== envelope.id) throw new Error('The message id is not that of the envelope');
  // Events that are older than this check have no such header.
  const published = sent.get(SUBJECT);
  if (published && published !== subject) throw new Error(`It was published as ${published}`);
  return envelope;
}
