import { jetstream, type JetStreamClient } from '@nats-io/jetstream';
import type { Logger } from 'pino';
import type { Nats } from './connect-nats.ts';
import { Signal } from './signal.ts';
import { eventHeaders } from './envelope.ts';
import { ensureStreams } from './event-stream.ts';
import type { Outbox, Relay, OutboxEvent } from './outbox.ts';

/** Revisions read at a time, however many wait: the facts of one can carry a large page twice, and are parsed in one go. */
const BATCH_SIZE = 1;
/** Facts of a replica that died before telling them are found by the others this late. */
const POLL_MS = 1000;
const RETRY_MS = { first: 100, most: 5000 };

/**
 * Tells saved facts to JetStream, oldest first and one after the other. A fact is settled only when JetStream has stored it,
 * and told under its own id until then, so that telling it twice keeps one.
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
  /** False while facts wait because they could not be told. */
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

  /** Tells what can be told at once; the rest stays saved and is told after the next start. */
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
