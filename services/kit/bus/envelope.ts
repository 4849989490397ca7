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

export function eventHeaders(subject: string): MsgHdrs {
  const made = headers();
  made.set(SUBJECT, subject);
  return made;
}

/** NATS sends a reply to any subject that a request names, so this throws for messages not published as this event. */
export function parseEnvelope(message: EventMessage): EventEnvelope {
  const { subject, headers: sent } = message;
  const envelope = Envelope.parse(parseJson(message.string())) as EventEnvelope;
  if (sent?.get(ID) !== envelope.id) throw new Error('The message id is not that of the envelope');
  const published = sent.get(SUBJECT);
  if (published && published !== subject) throw new Error(`It was published as ${published}`);
  return envelope;
}
