import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { type BaseRpcContext, type NatsContext, ServerNats, type WritePacket } from '@nestjs/microservices';
import { context, type Span, SpanKind, trace } from '@opentelemetry/api';
import type { Observable } from 'rxjs';
import type { Problem } from '../../../proto/errors.ts';
import { isInbox } from '../bus/access/nats-user.ts';
import { CALL_TIMEOUT_MS } from '../bus/nats-bus.ts';
import type { BoundedQueue } from '../queues/bounded-queue.ts';
import { receiveRequest, runInRequest } from '../request-scope.ts';
import { LARGE, nextTurn } from '../threads/next-turn.ts';
import { spanFor } from '../telemetry/tracing.ts';

/** A call that waits longer is refused, because too little of its time would be left for its work. */
const MAX_WAIT = 1 / 2;
const LOG_EVERY_MS = 10_000;

interface Queue {
  name: string;
  calls: BoundedQueue;
}

/**
 * Closing waits for running handlers, while Nest's graceful shutdown ends them after a fixed time. A paused server leaves the queue group, so
 * that NATS sends all calls to other instances.
 */
export class DrainingNatsServer extends ServerNats {
  refused = 0;
  private readonly shared: NatsConnection;
  private readonly calls: BoundedQueue;
  private readonly spans = new Map<unknown, Span>();
  private readonly begun = new WeakSet<object>();
  private open = 0;
  private idle: () => void = () => undefined;
  private loggedAt = -Infinity;
  private readonly subjects: Parameters<NatsConnection['subscribe']>[] = [];
  private subscribed: { unsubscribe(): void }[] = [];

  constructor(shared: NatsConnection, { name, calls }: Queue) {
    super({ queue: name });
    this.shared = shared;
    this.calls = calls;
    this.setOnProcessingStartHook((_transport, message, done) => {
      const received = message as NatsContext;
      const inside = spanFor(received.getSubject(), SpanKind.SERVER, received.getHeaders());
      this.spans.set(message, trace.getSpan(inside) as Span);
      return context.with(inside, done);
    });
    this.setOnProcessingEndHook((_transport, message) => {
      this.spans.get(message)?.end();
      this.spans.delete(message);
      if (this.begun.delete(message as object)) this.leave(true);
    });
  }

  override async createNatsClient(): Promise<NatsConnection> {
    return this.shared;
  }

  /** The owner of the connection logs its status once for all services. */
  override async handleStatusUpdates(): Promise<void> {}

  override bindEvents(client: NatsConnection): void {
    super.bindEvents({
      subscribe: (...args: Parameters<NatsConnection['subscribe']>) => {
        this.subjects.push(args);
        const subscription = client.subscribe(...args);
        this.subscribed.push(subscription);
        return subscription;
      },
    });
  }

  pause(): void {
    for (const subscription of this.subscribed.splice(0)) subscription.unsubscribe();
  }

  resume(): void {
    this.subscribed = this.subjects.map((args) => this.shared.subscribe(...args));
  }

  override async handleMessage(channel: string, message: Msg): Promise<void> {
    if (message.reply && !isInbox(message.reply)) {
      this.logger.warn(`A request for ${channel} was ignored: its reply subject, ${message.reply}, is not an inbox`);
      return;
    }
    if (message.data.length > LARGE) await nextTurn();
    await super.handleMessage(channel, message);
  }

  protected override handleRequest(
    received: BaseRpcContext,
    produce: () => Promise<Observable<unknown>>,
    respond: (answer: WritePacket) => Promise<unknown> | void,
  ): void {
    const now = performance.now();
    const request = receiveRequest((received as NatsContext).getHeaders(), now);
    const { deadline = now + CALL_TIMEOUT_MS } = request;
    const start = () => {
      this.begun.add(received);
      // Nest declares no result, but returns a promise.
      const handle = () => super.handleRequest(received, produce, respond) as unknown as Promise<void>;
      runInRequest(request, handle).catch((error: unknown) => this.handleError(String(error)));
    };
    const refuse = (refusal: Problem) => {
      void respond({ err: refusal.toData(), isDisposed: true });
      this.noteRefusal();
      this.leave();
    };
    this.open += 1;
    this.calls.enter(start, refuse, { maxWaitMs: (deadline - now) * MAX_WAIT });
  }

  private leave(hadBegun = false): void {
    if (hadBegun) this.calls.leave();
    this.open -= 1;
    if (this.open === 0) this.idle();
  }

  private noteRefusal(): void {
    this.refused += 1;
    if (performance.now() - this.loggedAt < LOG_EVERY_MS) return;
    this.loggedAt = performance.now();
    const { running, waiting } = this.calls.load;
    this.logger.warn(`Calls are refused: ${running} are at work and ${waiting} wait`);
  }

  override async close(): Promise<void> {
    this.pause();
    await nextTurn();
    if (this.open > 0) await new Promise<void>((resolve) => (this.idle = resolve));
    // Nest sends the response one tick after the handler has ended.
    await new Promise((resolve) => setImmediate(resolve));
    if (!this.shared.isClosed()) await this.shared.flush().catch(() => undefined);
  }
}
