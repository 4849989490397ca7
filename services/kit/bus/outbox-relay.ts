import { jetstream, JetStreamApiError, type JetStreamClient } from '@nats-io/jetstream';
import { InvalidArgumentError, PermissionViolationError } from '@nats-io/transport-node';
import { propagation, ROOT_CONTEXT, SpanKind } from '@opentelemetry/api';
import type { Logger } from 'pino';
import { metrics } from '../telemetry/metrics.ts';
import { carryTrace, inSpan } from '../telemetry/tracing.ts';
import type { Nats } from './connect-nats.ts';
import { Signal } from './signal.ts';
import { eventHeaders, ensureStreams } from './event-stream.ts';
import type { Outbox, Relay, OutboxEvent, PendingRevision } from './outbox.ts';

const PAGE = 1000;
/** After so many documents the newest ones are published, so that a change does not wait for all of an import. */
const CHUNK = 100;
const NEWEST = 8;
/** Only so many revisions are in memory, because the events of one can contain a large page twice. */
const IN_FLIGHT = 32;
/** Events whose subject NATS does not permit wait this long, or until the connection is replaced, without delaying others. */
const FORBIDDEN_MS = 30_000;
const POLL_MS = 1000;
const RETRY_MS = { first: 100, max: 5000 };

/** An event keeps its message id until JetStream acknowledges it, so that JetStream discards repeated sends. */
export class OutboxRelay implements Relay {
  private readonly stream: JetStreamClient;
  private readonly outboxes: Outbox[] = [];
  private readonly oldest = new Map<Outbox, number>();
  private readonly signal = new Signal();
  private readonly forbidden = new Map<string, { error: unknown; until: number }>();
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
    const unsubscribe = this.nats.onReconnect(() => {
      this.forbidden.clear();
      this.signal.notify();
    });
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
    const failures: unknown[] = [];
    for (const outbox of this.outboxes) await this.publishFrom(outbox).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }

  /** Publishes everything once, then rejects if something could not be published. */
  private async publishFrom(outbox: Outbox): Promise<void> {
    const pass: Pass = { outbox, failed: new Set(), failuresInARow: 0 };
    for (let page: PendingRevision[] | undefined; !page || page.length === PAGE;) {
      page = await outbox.pending(PAGE, page?.at(-1));
      if (pass.failed.size === 0) this.noteOldest(outbox, page[0]);
      await this.publishPage(pass, page);
      if (pass.failuresInARow >= IN_FLIGHT) break;
    }
    if (pass.failed.size > 0) throw pass.failure;
    this.noteOldest(outbox, undefined);
  }

  private noteOldest(outbox: Outbox, oldest: PendingRevision | undefined): void {
    if (oldest) this.oldest.set(outbox, Date.parse(oldest.at) || Date.now());
    else this.oldest.delete(outbox);
  }

  private async publishPage(pass: Pass, page: PendingRevision[]): Promise<void> {
    const documents = byDocument(page);
    if (documents.length <= CHUNK) return this.publishDocuments(pass, documents);
    const backlog = shuffle(documents);
    while (backlog.length > 0 && pass.failuresInARow < IN_FLIGHT) {
      const newest = byDocument(await pass.outbox.newest(NEWEST));
      await this.publishDocuments(pass, [...newest, ...backlog.splice(0, CHUNK)]);
    }
  }

  private async publishDocuments(pass: Pass, documents: PendingRevision[][]): Promise<void> {
    const waiting = documents.values();
    const publishNext = async () => {
      for (const revisions of waiting) if (pass.failuresInARow < IN_FLIGHT) await this.publishDocument(pass, revisions);
    };
    await Promise.all(Array.from({ length: IN_FLIGHT }, publishNext));
  }

  /** After a failure, later revisions of the document wait, so that its events stay in order. */
  private async publishDocument(pass: Pass, revisions: PendingRevision[]): Promise<void> {
    for (const { revisionId, documentId } of revisions) {
      if (pass.failed.has(documentId)) return;
      try {
        const events = await pass.outbox.read(revisionId);
        for (const event of events ?? []) await this.publishOrPass(event);
        if (events) await pass.outbox.markPublished(revisionId);
        pass.failuresInARow = 0;
      } catch (error) {
        pass.failed.add(documentId);
        pass.failure ??= error;
        if (!isForbidden(error)) pass.failuresInARow += 1;
      }
    }
  }

  /** An event that NATS can never accept would block all later ones, so it is reported as a dead letter and skipped. */
  private async publishOrPass(event: OutboxEvent): Promise<void> {
    const { documentId, revision, subject } = event;
    const forbidden = this.forbidden.get(subject);
    if (forbidden && Date.now() < forbidden.until) throw forbidden.error;
    try {
      await this.publishEvent(event);
      this.forbidden.delete(subject);
    } catch (error) {
      if (isForbidden(error)) this.forbid(subject, error);
      if (!isRefusedForGood(error)) throw error;
      metrics.deadLetters.add(1, { 'messaging.consumer.group.name': `${this.service}-outbox` });
      this.log.error(
        { err: error, documentId, revision },
        `NATS refuses ${subject} permanently, so it is not published`,
      );
    }
  }

  private forbid(subject: string, error: unknown): void {
    if (!this.forbidden.has(subject))
      this.log.error(error, `NATS does not permit ${subject}, so these events wait, and others are published`);
    this.forbidden.set(subject, { error, until: Date.now() + FORBIDDEN_MS });
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

/** One pass over an outbox. */
interface Pass {
  outbox: Outbox;
  /** Documents with an event that could not be published. */
  failed: Set<string>;
  failure?: unknown;
  failuresInARow: number;
}

function byDocument(page: PendingRevision[]): PendingRevision[][] {
  const documents = new Map<string, PendingRevision[]>();
  for (const revision of page)
    documents.set(revision.documentId, [...(documents.get(revision.documentId) ?? []), revision]);
  return [...documents.values()];
}

/** Each instance has another order, so that two rarely publish the same document at the same time. */
const shuffle = <T>(list: T[]): T[] =>
  list
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);

const isForbidden = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof PermissionViolationError;

const MESSAGE_TOO_LARGE = 10_054;

/** The client refuses messages larger than the server's `max_payload`; the server refuses messages larger than the stream accepts. */
const isRefusedForGood = (error: unknown): boolean =>
  error instanceof InvalidArgumentError || (error instanceof JetStreamApiError && error.code === MESSAGE_TOO_LARGE);
