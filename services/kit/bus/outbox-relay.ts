import { jetstream, JetStreamApiError, type JetStreamClient } from '@nats-io/jetstream';
import { InvalidArgumentError } from '@nats-io/transport-node';
import { propagation, ROOT_CONTEXT, SpanKind } from '@opentelemetry/api';
import type { Logger } from 'pino';
import { metrics } from '../telemetry/metrics.ts';
import { carryTrace, inSpan } from '../telemetry/tracing.ts';
import type { Nats } from './connect-nats.ts';
import { Signal } from './signal.ts';
import { eventHeaders, ensureStreams } from './event-stream.ts';
import type { Outbox, Relay, OutboxEvent } from './outbox.ts';

/** One revision at a time, because its events can contain a large page twice. */
const BATCH_SIZE = 1;
const POLL_MS = 1000;
const RETRY_MS = { first: 100, max: 5000 };

/** An event keeps its message id until JetStream acknowledges it, so that JetStream discards repeated sends. */
export class OutboxRelay implements Relay {
  private readonly stream: JetStreamClient;
  private readonly outboxes: Outbox[] = [];
  private readonly oldest = new Map<Outbox, number>();
  private readonly signal = new Signal();
  private stopping = false;
  private ready = false;
  private running?: Promise<void>;
  publishing = true;

  constructor(
    private readonly nats: Nats,
    private readonly log: Logger,
    private readonly service = '',
  ) {
    this.stream = jetstream(nats.connection);
  }

  register(outbox: Outbox): void {
    this.outboxes.push(outbox);
    this.signal.notify();
  }

  wake(): void {
    this.signal.notify();
  }

  start(): void {
    this.running ??= this.run();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.signal.notify();
    await this.running;
  }

  private async run(): Promise<void> {
    let retry = RETRY_MS.first;
    const unsubscribe = this.nats.onReconnect(() => this.signal.notify());
    const stopObserving = metrics.outboxAge.observe(() => [[this.ageOfOldest(), { 'site.service': this.service }]]);
    for (let last = false; !last;) {
      last = this.stopping;
      try {
        await this.publishAll();
        this.publishing = true;
        retry = RETRY_MS.first;
        if (!last) await this.signal.wait(POLL_MS);
      } catch (error) {
        if (this.publishing) this.log.warn(error, 'publishing events failed, retrying');
        this.publishing = false;
        this.ready = false;
        if (!last) await this.signal.wait(retry);
        retry = Math.min(retry * 2, RETRY_MS.max);
      }
    }
    unsubscribe();
    stopObserving();
  }

  private ageOfOldest(): number {
    const ages = [...this.oldest.values()].map((at) => (Date.now() - at) / 1000);
    return Math.max(0, ...ages);
  }

  private async publishAll(): Promise<void> {
    if (!this.ready) await ensureStreams(this.nats);
    this.ready = true;
    for (const outbox of this.outboxes) {
      for (let page = await outbox.pending(BATCH_SIZE); page.length > 0; page = await outbox.pending(BATCH_SIZE)) {
        for (const { revisionId, events } of page) {
          this.oldest.set(outbox, Date.parse(events[0]?.at ?? '') || Date.now());
          for (const event of events) await this.publishOrPass(event);
          await outbox.markPublished(revisionId);
        }
      }
      this.oldest.delete(outbox);
    }
  }

  /** An event that NATS can never accept would block all later ones, so it is reported as a dead letter and skipped. */
  private async publishOrPass(event: OutboxEvent): Promise<void> {
    try {
      await this.publishEvent(event);
    } catch (error) {
      if (!isRefusedForGood(error)) throw error;
      metrics.deadLetters.add(1, { 'messaging.consumer.group.name': `${this.service}-outbox` });
      const { documentId, revision, subject } = event;
      this.log.error(
        { err: error, documentId, revision },
        `NATS refuses ${subject} permanently, so it is not published`,
      );
    }
  }

  private async publishEvent({ subject, traceparent, ...envelope }: OutboxEvent): Promise<void> {
    const publish = async () => {
      const messageHeaders = eventHeaders(subject);
      carryTrace(messageHeaders);
      await this.stream.publish(subject, JSON.stringify(envelope), { msgID: envelope.id, headers: messageHeaders });
    };
    const parent = propagation.extract(ROOT_CONTEXT, { traceparent });
    await inSpan(`publish ${subject}`, publish, { kind: SpanKind.PRODUCER, parent });
  }
}

const MESSAGE_TOO_LARGE = 10_054;

/** The client refuses messages larger than the server's `max_payload`; the server refuses messages larger than the stream accepts. */
const isRefusedForGood = (error: unknown): boolean =>
  error instanceof InvalidArgumentError || (error instanceof JetStreamApiError && error.code === MESSAGE_TOO_LARGE);
