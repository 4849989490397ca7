import { jetstream, type JetStreamClient } from '@nats-io/jetstream';
import type { Logger } from 'pino';
import type { Nats } from './connect-nats.ts';
import { Signal } from './signal.ts';
import { eventHeaders } from './envelope.ts';
import { ensureStreams } from './event-stream.ts';
import type { Outbox, Relay, OutboxEvent } from './outbox.ts';

/** Revisions in one read: the events of a revision can contain a large page twice. */
const BATCH_SIZE = 1;
/** Milliseconds until other replicas find the events of a crashed one. */
const POLL_MS = 1000;
const RETRY_MS = { first: 100, most: 5000 };

/**
 * Publishes stored events in order. An event keeps its message id until JetStream acknowledges it, so JetStream discards repeated sends.
 */
export class OutboxRelay implements Relay {
  private readonly nats: Nats;
  private readonly log: Logger;
  private readonly stream: JetStreamClient;
  private readonly outboxes: Outbox[] = [];
  private readonly bell = new Signal();
  private stopping = false;
  private ready = false;
  private running?: Promise<void>;
  telling = true;

  constructor(nats: Nats, log: Logger) {
    this.nats = nats;
    this.log = log;
    this.stream = jetstream(nats.connection);
  }

  register(outbox: Outbox): void {
    this.outboxes.push(outbox);
    this.bell.ring();
  }

  wake(): void {
    this.bell.ring();
  }

  start(): void {
    this.running ??= this.run();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.bell.ring();
    await this.running;
  }

  private async run(): Promise<void> {
    let retry = RETRY_MS.first;
    const deaf = this.nats.onReturn(() => this.bell.ring());
    for (let last = false; !last;) {
      last = this.stopping;
      try {
        await this.tellAll();
        this.telling = true;
        retry = RETRY_MS.first;
        if (!last) await this.bell.wait(POLL_MS);
      } catch (error) {
        if (this.telling) this.log.warn(error, 'Facts wait: they could not be told');
        this.telling = false;
        this.ready = false;
        if (!last) await this.bell.wait(retry);
        retry = Math.min(retry * 2, RETRY_MS.most);
      }
    }
    deaf();
  }

  private async tellAll(): Promise<void> {
    for (const outbox of this.outboxes) {
      for (let page = await outbox.pending(BATCH_SIZE); page.length > 0; page = await outbox.pending(BATCH_SIZE)) {
        for (const { revisionId, facts } of page) {
          for (const fact of facts) await this.tell(fact);
          await outbox.settle(revisionId);
        }
      }
    }
  }

  private async tell({ subject, traceparent, ...envelope }: OutboxEvent): Promise<void> {
    if (!this.ready) await ensureStreams(this.nats.connection);
    this.ready = true;
    const carried = eventHeaders(subject);
    if (traceparent) carried.set('traceparent', traceparent);
    await this.stream.publish(subject, JSON.stringify(envelope), { msgID: envelope.id, headers: carried });
  }
}
