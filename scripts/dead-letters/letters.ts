import { jetstream, jetstreamManager, JetStreamApiError, type MsgRequest, type StoredMsg } from '@nats-io/jetstream';
import type { EventEnvelope } from '../../proto/contract.ts';
import type { Nats } from '../../services/kit/bus/connect-nats.ts';
import { eventHeaders, DEAD_LETTERS } from '../../services/kit/bus/event-stream.ts';

export interface DeadLetter {
  seq: number;
  listener: string;
  subject: string;
  documentId: string;
  revision: number;
  time: string;
  error: string;
}

type Retried = 'sent' | 'too-early' | 'unreadable';

const NOT_FOUND = new Set([10037, 10059]);

export async function listDeadLetters({ connection }: Nats, limit = 1000): Promise<DeadLetter[]> {
  const manager = await jetstreamManager(connection, { checkAPI: false });
  const letters: DeadLetter[] = [];
  for (let seq = 1; letters.length < limit; seq = letters.at(-1)!.seq + 1) {
    const message = await manager.streams
      .getMessage(DEAD_LETTERS, { seq, next_by_subj: 'dead.>' } as MsgRequest)
      .catch((error: unknown) => {
        if (error instanceof JetStreamApiError && NOT_FOUND.has(error.code)) return null;
        throw error;
      });
    if (!message) break;
    letters.push(describeLetter(message));
  }
  return letters;
}

/** Publishes the event again to all its consumers, which ignore events that they have already handled. */
export async function retryDeadLetter({ connection }: Nats, { seq }: DeadLetter): Promise<Retried> {
  const manager = await jetstreamManager(connection, { checkAPI: false });
  const message = await manager.streams.getMessage(DEAD_LETTERS, { seq });
  const subject = message && eventSubject(message);
  const envelope = message && readEnvelope(message);
  if (!subject || !envelope?.id) return 'unreadable';
  const { duplicate } = await jetstream(connection).publish(subject, message.data, {
    msgID: envelope.id,
    headers: eventHeaders(subject),
  });
  if (duplicate) return 'too-early';
  await manager.streams.deleteMessage(DEAD_LETTERS, seq);
  return 'sent';
}

export async function deleteDeadLetter({ connection }: Nats, { seq }: DeadLetter): Promise<void> {
  const manager = await jetstreamManager(connection, { checkAPI: false });
  await manager.streams.deleteMessage(DEAD_LETTERS, seq);
}

function describeLetter(message: StoredMsg): DeadLetter {
  const envelope = readEnvelope(message);
  return {
    seq: message.seq,
    listener: message.subject.split('.')[1] ?? '',
    subject: eventSubject(message),
    documentId: envelope?.documentId ?? '',
    revision: envelope?.revision ?? 0,
    time: message.time.toISOString(),
    error: message.header.get('error'),
  };
}

const eventSubject = ({ subject }: StoredMsg): string => subject.replace(/^dead\.[^.]+\./, 'events.');

function readEnvelope(message: StoredMsg): EventEnvelope | undefined {
  try {
    return message.json<EventEnvelope>();
  } catch {
    return undefined;
  }
}

export const describeLetters = (letters: DeadLetter[]): string =>
  letters.length === 0
    ? 'There are no dead letters.'
    : letters
        .map(
          ({ seq, time, listener, subject, documentId, revision, error }) =>
            `${seq}  ${time}  ${listener} failed to handle ${subject} of ${documentId} (revision ${revision}): ${error}`,
        )
        .join('\n');

export function selectLetters(letters: DeadLetter[], numbers: string[]): { selected: DeadLetter[]; unknown: string[] } {
  if (numbers.length === 0) return { selected: letters, unknown: [] };
  const known = letters.map(({ seq }) => String(seq));
  return {
    selected: letters.filter(({ seq }) => numbers.includes(String(seq))),
    unknown: numbers.filter((number) => !known.includes(number)),
  };
}

export const sentences = {
  sent: ({ seq, subject, documentId }: DeadLetter) => `${seq}  published ${subject} of ${documentId} again.`,
  'too-early': ({ seq }: DeadLetter) => `${seq}  was published less than two minutes ago: retry it later.`,
  unreadable: ({ seq }: DeadLetter) => `${seq}  is not an event and cannot be retried: delete it.`,
  deleted: ({ seq }: DeadLetter) => `${seq}  deleted.`,
};
