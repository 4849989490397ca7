import {
  AckPolicy,
  type ConsumerMessages,
  DeliverPolicy,
  jetstream,
  type JetStreamManager,
  type JsMsg,
} from '@nats-io/jetstream';
import { headers, nanos, type Subscription } from '@nats-io/transport-node';
import { SpanKind } from '@opentelemetry/api';
import type { Logger } from 'pino';
import type { EventEnvelope, EventType } from '../../../proto/contract.ts';
import { Problem } from '../../../proto/errors.ts';
import { inSpan, traceOf } from '../telemetry/tracing.ts';
import { consumerName } from './access/nats-user.ts';
import { Signal } from './signal.ts';
import type { Nats } from './connect-nats.ts';
import { parseEnvelope } from './envelope.ts';
import { ensureStreams, EVENTS } from './event-stream.ts';
import { DocumentBackoff } from './document-backoff.ts';
import { defaultRetryPolicy, type RetryPolicy } from './retry-policy.ts';

export interface EventSubscription {
  event: EventType;
  hear: (data: unknown, envelope: EventEnvelope) => Promise<void>;
}

const ACK_WAIT_MS = 30_000;
/** Small, because a stopping host finishes all fetched messages. */
const FETCH_BATCH_SIZE = 8;

/** Delivers the events of one service to the handlers of another; replicas share a durable consumer. */
export class EventConsumer {
  readonly name: string;
  dead = 0;
  running = false;
  private readonly nats: Nats;
  private readonly listener: string;
  private readonly announcer: string;
  private readonly hearings: Map<string, EventSubscription>;
  private readonly log: Logger;
  private readonly patience: RetryPolicy;
  private readonly bell = new Signal();
  private readonly holds = new DocumentBackoff();
  private messages?: ConsumerMessages;
  private stopping = false;
  private loop?: Promise<void>;

  constructor(
    nats: Nats,
    { listener, announcer, hearings }: { listener: string; announcer: string; hearings: EventSubscription[] },
    log: Logger,
    how: RetryPolicy = defaultRetryPolicy,
  ) {
    this.patience = how;
    this.nats = nats;
    this.listener = listener;
    this.announcer = announcer;
    this.name = consumerName(listener, announcer);
    this.hearings = new Map(hearings.map((hearing) => [hearing.event.subject, hearing]));
    this.log = log;
  }

  start(): void {
    this.loop ??= this.run();
  }

  /**
   * Finishes fetched messages instead of returning them: nats-server before 2.10 holds back a returned message until its ack_wait is
   * over, if no pull request is waiting.
   */
  async stop(): Promise<void> {
    this.stopping = true;
    this.bell.ring();
    await this.leave();
    await this.loop;
  }

  /** The library can only drain a whole connection, which calls use as well. */
  private async leave(): Promise<void> {
    const { sub } = (this.messages ?? {}) as { sub?: Subscription };
    if (this.nats.connected && sub && !sub.isClosed()) await sub.drain();
    this.messages?.stop();
  }

  private async run(): Promise<void> {
    // The library itself retries late when JetStream starts after its server.
    const deaf = this.nats.onReturn(() => {
      this.bell.ring();
      this.messages?.stop();
    });
    for (let attempt = 1; !this.stopping; attempt++) {
      try {
        this.messages = await this.subscribe();
        this.running = true;
        if (this.stopping) await this.leave();
        attempt = 0;
        for await (const message of this.messages) await this.take(message);
      } catch (error) {
        if (attempt <= 1) this.log.warn(error, `${this.name} hears nothing; trying again`);
      }
      this.running = false;
      if (!this.stopping) await this.bell.wait(Math.min(100 * 2 ** attempt, 5000));
    }
    deaf();
  }

  private async subscribe(): Promise<ConsumerMessages> {
    const manager = await ensureStreams(this.nats.connection);
    await this.ensureConsumer(manager);
    const consumer = await jetstream(this.nats.connection).consumers.get(EVENTS, this.name);
    return consumer.consume({ max_messages: FETCH_BATCH_SIZE, expires: 10_000, abort_on_missing_resource: true });
  }

  private ensureConsumer(manager: JetStreamManager): Promise<unknown> {
    return manager.consumers.add(EVENTS, {
      durable_name: this.name,
      filter_subject: `events.${this.announcer}.*`,
      deliver_policy: DeliverPolicy.All,
      ack_policy: AckPolicy.Explicit,
      ack_wait: nanos(ACK_WAIT_MS),
      // Attempts are counted here: the server would drop the message silently.
      max_deliver: -1,
      max_ack_pending: 256,
    });
  }

  private async take(message: JsMsg): Promise<void> {
    const hearing = this.hearings.get(message.subject);
    if (!hearing) return message.ack();
    const envelope = read(message, hearing.event);
    if (envelope instanceof Error) return this.giveUp(message, envelope);
    const held = this.holds.waitFor(envelope.documentId, message.seq);
    if (held > 0) return message.nak(held);
    const busy = setInterval(() => message.working(), ACK_WAIT_MS / 3);
    try {
      await inSpan(`${message.subject} ${this.listener}`, () => hearing.hear(envelope.data, envelope), {
        kind: SpanKind.CONSUMER,
        parent: traceOf(message.headers),
      });
      this.holds.release(envelope.documentId, message.seq);
      message.ack();
    } catch (error) {
      await this.again(message, envelope, error);
    } finally {
      clearInterval(busy);
    }
  }

  private async again(message: JsMsg, { documentId }: EventEnvelope, error: unknown): Promise<void> {
    const attempt = message.info.deliveryCount;
    // An unavailable dependency says nothing about the message, so its attempt does not count.
    const away = error instanceof Problem && (error.code === 'unavailable' || error.code === 'upstream');
    if (!away && attempt >= this.patience.tries) {
      this.holds.release(documentId, message.seq);
      return this.giveUp(message, error);
    }
    const wait = this.patience.restMs(attempt);
    this.log.warn({ err: error, attempt, wait }, `${this.name} could not handle ${message.subject} of ${documentId}`);
    this.holds.hold(documentId, message.seq, wait);
    message.nak(wait);
  }

  private async giveUp(message: JsMsg, error: unknown): Promise<void> {
    const key = message.subject.split('.').at(-1);
    const why = headers();
    why.set('subject', message.subject);
    why.set('error', (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 500));
    try {
      await jetstream(this.nats.connection).publish(`dead.${this.listener}.${this.announcer}.${key}`, message.data, {
        msgID: `${this.name}:${message.seq}`,
        headers: why,
      });
    } catch (failure) {
      this.log.warn(failure, `${this.name} could not put ${message.subject} to the dead letters`);
      return message.nak(this.patience.restMs(message.info.deliveryCount));
    }
    this.dead += 1;
    this.log.error(error, `${this.name} gave up on ${message.subject}; it is among the dead letters`);
    message.term();
  }
}

function read(message: JsMsg, event: EventType): EventEnvelope | Error {
  try {
    const envelope = parseEnvelope(message);
    return { ...envelope, data: event.data.parse(envelope.data) };
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
