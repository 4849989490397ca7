import { DeliverPolicy, jetstream } from '@nats-io/jetstream';
import { context } from '@opentelemetry/api';
import type { Logger } from 'pino';
import type { EventEnvelope } from '../../../proto/contract.ts';
import { traceOf } from '../telemetry/tracing.ts';
import { Signal } from './signal.ts';
import type { Nats } from './connect-nats.ts';
import { parseEnvelope, type EventMessage, ensureStreams, EVENTS } from './event-stream.ts';

export interface EventTail {
  readonly live: boolean;
  stop(): Promise<void>;
}

interface EventTailOptions {
  /** Subjects of the events to deliver; by default all. Other events are not parsed. */
  subjects?: ReadonlySet<string>;
  onGap?: () => void;
}

/** Delivers new events in order, without acknowledgement. */
export async function tailEvents(
  nats: Nats,
  log: Logger,
  handle: (subject: string, envelope: EventEnvelope) => void | Promise<void>,
  { subjects, onGap }: EventTailOptions = {},
): Promise<EventTail> {
  const signal = new Signal();
  let stopping = false;
  let live = false;
  let messages: { stop(): void } | undefined;
  const unsubscribe = nats.onReconnect(() => signal.notify());

  const subscribe = async () => {
    await ensureStreams(nats);
    const consumer = await jetstream(nats.connection).consumers.get(EVENTS, {
      filter_subjects: 'events.>',
      deliver_policy: DeliverPolicy.New,
    });
    return consumer.consume({ max_messages: 100, expires: 2000 });
  };
  const read = async (first: Awaited<ReturnType<typeof subscribe>> | undefined) => {
    for (let current = first; !stopping; current = undefined) {
      try {
        const open = (messages = current ?? (await subscribe()));
        live = true;
        for await (const message of open) {
          if (subjects && !subjects.has(message.subject)) continue;
          const envelope = parseOrSkip(message, log);
          if (envelope) await context.with(traceOf(message.headers), () => handle(message.subject, envelope));
        }
      } catch (error) {
        log.warn(error, 'event subscription failed, retrying');
      }
      live = false;
      if (!stopping) {
        onGap?.();
        await signal.wait(500);
      }
    }
  };

  const first = await subscribe().catch((error) => void log.warn(error, 'event subscription failed, retrying'));
  const reading = read(first ?? undefined);
  return {
    get live() {
      return live && nats.connected;
    },
    async stop() {
      stopping = true;
      unsubscribe();
      signal.notify();
      messages?.stop();
      await reading;
    },
  };
}

function parseOrSkip(message: EventMessage, log: Logger): EventEnvelope | undefined {
  try {
    return parseEnvelope(message);
  } catch (error) {
    log.warn(error, `skipped a message on ${message.subject} that is not an event`);
    return undefined;
  }
}
