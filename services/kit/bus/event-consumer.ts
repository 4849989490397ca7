import {
  AckPolicy,
  type ConsumerMessages,
  DeliverPolicy,
  jetstream,
  type JetStreamManager,
  jetstreamManager,
  type JsMsg,
} from '@nats-io/jetstream';
import { headers, nanos, type Subscription } from '@nats-io/transport-node';
import { SpanKind } from '@opentelemetry/api';
import type { Logger } from 'pino';
import { type EventEnvelope, type EventType, parseStored } from '../../../proto/contract.ts';
import { isUnavailable } from '../../../proto/errors.ts';
import { LARGE, nextTurn } from '../threads/next-turn.ts';
import { SerialQueue } from '../queues/serial-queue.ts';
import { inSpan, traceOf } from '../telemetry/tracing.ts';
import { consumerName } from './access/nats-user.ts';
import { ConsumerMetrics } from './consumer-metrics.ts';
import { Signal } from './signal.ts';
import type { Nats } from './connect-nats.ts';
import {
  applySettings,
  type ConsumerPositions,
  ensureStreams,
  EVENTS,
  noteProgress,
  nullWhenMissing,
  parseEnvelope,
} from './event-stream.ts';
import { DocumentBackoff, defaultRetryPolicy, type RetryPolicy } from './retries.ts';

interface EventSubscription {
  event: EventType;
  handle: (data: unknown, envelope: EventEnvelope) => Promise<void>;
}

interface EventConsumerOptions {
  listener: string;
  publisher: string;
  subscriptions: EventSubscription[];
  /** Subjects of all events of the publisher that this version declares. */
  declared: string[];
}

const ACK_WAIT_MS = 30_000;
const PROGRESS_MS = 60_000;
/** Number of messages that are fetched, and of those that are handled, at a time. It is small, because a stopping host finishes them all. */
const BATCH_SIZE = 8;

export class EventConsumer {
  readonly name: string;
  dead = 0;
  running = false;
  private readonly listener: string;
  private readonly publisher: string;
  private readonly subscriptions: Map<string, EventSubscription>;
  private readonly declared: Set<string>;
  private readonly metrics: ConsumerMetrics;
  private readonly signal = new Signal();
  private readonly backoff = new DocumentBackoff();
  private readonly documents = new SerialQueue();
  private readonly handling = new Set<Promise<void>>();
  private messages?: ConsumerMessages;
  private stopping = false;
  private loop?: Promise<void>;

  constructor(
    private readonly nats: Nats,
    { listener, publisher, subscriptions, declared }: EventConsumerOptions,
    private readonly log: Logger,
    private readonly positions: ConsumerPositions,
    private readonly retryPolicy: RetryPolicy = defaultRetryPolicy,
  ) {
    this.listener = listener;
    this.publisher = publisher;
    this.name = consumerName(listener, publisher);
    this.metrics = new ConsumerMetrics(this.name);
    this.subscriptions = new Map(subscriptions.map((subscription) => [subscription.event.subject, subscription]));
    this.declared = new Set(declared);
  }

  start(): void {
    this.loop ??= this.run();
  }

  /** Finishes fetched messages, because nats-server before 2.10 may hold back returned ones until their ack_wait is over. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.signal.notify();
    await this.drain();
    await this.loop;
  }

  private async drain(): Promise<void> {
    const { sub } = (this.messages ?? {}) as { sub?: Subscription };
    if (this.nats.connected && sub && !sub.isClosed()) await sub.drain();
    this.messages?.stop();
  }

  private async run(): Promise<void> {
    const stopObserving = this.metrics.start(this.nats.connection);
    const progress = setInterval(() => {
      if (this.running)
        void jetstreamManager(this.nats.connection)
          .then((manager) => this.findGap(manager))
          .catch((error) => this.log.warn(error, `consumer ${this.name} cannot note its progress, retrying`));
    }, PROGRESS_MS).unref();
    const unsubscribe = this.nats.onReconnect(() => {
      this.signal.notify();
      this.messages?.stop();
    });
    for (let attempt = 1; !this.stopping; attempt++) {
      try {
        this.messages = await this.subscribe();
        this.running = true;
        if (this.stopping) await this.drain();
        attempt = 0;
        for await (const message of this.messages) await this.receive(message);
      } catch (error) {
        if (attempt <= 1) this.log.warn(error, `consumer ${this.name} failed, retrying`);
      }
      await Promise.all(this.handling);
      this.running = false;
      if (!this.stopping) await this.signal.wait(Math.min(100 * 2 ** attempt, 5000));
    }
    clearInterval(progress);
    unsubscribe();
    stopObserving();
  }

  private async subscribe(): Promise<ConsumerMessages> {
    const manager = await ensureStreams(this.nats);
    await this.ensureConsumer(manager);
    await this.findGap(manager);
    const consumer = await jetstream(this.nats.connection).consumers.get(EVENTS, this.name);
    return consumer.consume({ max_messages: BATCH_SIZE, expires: 10_000, abort_on_missing_resource: true });
  }

  /** Creates the consumer, or changes the settings that another version of the service has given it. */
  private async ensureConsumer({ consumers }: JetStreamManager): Promise<void> {
    const wanted = {
      durable_name: this.name,
      filter_subject: `events.${this.publisher}.*`,
      deliver_policy: DeliverPolicy.All,
      ack_policy: AckPolicy.Explicit,
      ack_wait: nanos(ACK_WAIT_MS),
      // The consumer limits attempts itself, because the server would silently drop the message after the last one.
      max_deliver: -1,
      max_ack_pending: 256,
    };
    const existing = await consumers.info(EVENTS, this.name).catch(nullWhenMissing);
    if (!existing) await consumers.add(EVENTS, wanted);
    else
      await applySettings(`consumer ${this.name}`, { existing: existing.config, wanted }, (setting) =>
        consumers.update(EVENTS, this.name, setting),
      );
  }

  private async findGap(manager: JetStreamManager): Promise<void> {
    await noteProgress(manager, this.name, this.positions, async (deleted) => {
      this.metrics.countGap();
      const reason =
        deleted === null ? 'the stream is another one' : 'the stream has deleted messages that it had not received';
      this.log.error({ deleted }, `consumer ${this.name} may have missed events, because ${reason}`);
      await this.positions.report(this.name);
    });
  }

  /** Returns before the message is handled if there is room for another one. Messages of different documents are handled at the same time. */
  private async receive(message: JsMsg): Promise<void> {
    const subscription = this.subscriptions.get(message.subject);
    if (!subscription && this.declared.has(message.subject)) return message.ack();
    const isLarge = message.data.length > LARGE;
    if (isLarge) await nextTurn();
    const envelope = readEnvelope(message);
    if (isLarge) await nextTurn();
    if (envelope instanceof Error) return this.moveToDeadLetters(message, envelope);
    this.metrics.countDelivery(message);
    const handled = this.documents
      .run(envelope.documentId, () => this.handleMessage(message, envelope, subscription))
      .catch((error) => this.log.warn(error, `consumer ${this.name} failed to answer ${message.subject}`))
      .finally(() => this.handling.delete(handled));
    this.handling.add(handled);
    if (this.handling.size >= BATCH_SIZE) await Promise.race(this.handling);
  }

  private async handleMessage(
    message: JsMsg,
    envelope: EventEnvelope,
    subscription?: EventSubscription,
  ): Promise<void> {
    const delayMs = this.backoff.waitFor(envelope.documentId, message.seq);
    if (delayMs > 0) return message.nak(delayMs);
    const keepAlive = setInterval(() => message.working(), ACK_WAIT_MS / 3);
    try {
      const handle = () => handleWith(subscription, envelope);
      await inSpan(
        `${message.subject} ${this.listener}`,
        () => this.metrics.measure(message.subject, envelope.at, handle),
        { kind: SpanKind.CONSUMER, parent: traceOf(message.headers) },
      );
      this.backoff.release(envelope.documentId, message.seq);
      message.ack();
    } catch (error) {
      await this.retryLater(message, envelope, error);
    } finally {
      clearInterval(keepAlive);
    }
  }

  private async retryLater(message: JsMsg, { documentId }: EventEnvelope, error: unknown): Promise<void> {
    // A message is not at fault when a dependency is unavailable, so it is retried without a limit.
    const isWaiting = isUnavailable(error);
    const attempt = isWaiting ? message.info.deliveryCount : this.backoff.countFailure(message.seq);
    if (!isWaiting && attempt >= this.retryPolicy.maxAttempts) {
      this.backoff.release(documentId, message.seq);
      return this.moveToDeadLetters(message, error);
    }
    const wait = this.retryPolicy.delayMs(attempt);
    this.log.warn(
      { err: error, attempt, wait },
      `consumer ${this.name} failed to handle ${message.subject} of ${documentId}, retrying in ${wait} ms`,
    );
    this.backoff.hold(documentId, message.seq, wait);
    message.nak(wait);
  }

  private async moveToDeadLetters(message: JsMsg, error: unknown): Promise<void> {
    const key = message.subject.split('.').at(-1);
    const deadLetterHeaders = headers();
    deadLetterHeaders.set('subject', message.subject);
    deadLetterHeaders.set(
      'error',
      (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 500),
    );
    try {
      await jetstream(this.nats.connection).publish(`dead.${this.listener}.${this.publisher}.${key}`, message.data, {
        msgID: `${this.name}:${message.seq}`,
        headers: deadLetterHeaders,
      });
    } catch (failure) {
      this.log.warn(failure, `consumer ${this.name} failed to move ${message.subject} to the dead letters, retrying`);
      return message.nak(this.retryPolicy.delayMs(message.info.deliveryCount));
    }
    this.dead += 1;
    this.metrics.countDeadLetter();
    this.log.error(error, `consumer ${this.name} moved ${message.subject} to the dead letters`);
    message.term();
  }
}

/** Throws for an event of a newer version, so that it is retried: a newer instance of the service may get the next attempt. */
async function handleWith(subscription: EventSubscription | undefined, envelope: EventEnvelope): Promise<void> {
  if (!subscription) throw new Error('This version of the service does not know the event');
  const data = parseStored(subscription.event.data, envelope.data);
  await subscription.handle(data, { ...envelope, data });
}

function readEnvelope(message: JsMsg): EventEnvelope | Error {
  try {
    return parseEnvelope(message);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
