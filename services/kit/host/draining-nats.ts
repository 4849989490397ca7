import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { type NatsContext, ServerNats } from '@nestjs/microservices';
import { context, type Span, SpanKind, trace } from '@opentelemetry/api';
import { isInbox } from '../bus/access/nats-user.ts';
import { LARGE, nextTurn } from '../threads/next-turn.ts';
import { requestIdOf, withRequestId, spanFor } from '../telemetry/tracing.ts';

/**
 * Closing waits for running handlers, while Nest's graceful shutdown ends them after a fixed time. A paused server leaves the queue group, so
 * that NATS sends all calls to other instances.
 */
export class DrainingNatsServer extends ServerNats {
  private readonly shared: NatsConnection;
  private readonly spans = new Map<unknown, Span>();
  private idle: () => void = () => undefined;
  private readonly subjects: Parameters<NatsConnection['subscribe']>[] = [];
  private subscribed: { unsubscribe(): void }[] = [];

  constructor(shared: NatsConnection, queue: string) {
    super({ queue });
    this.shared = shared;
    this.setOnProcessingStartHook((_transport, message, done) => {
      const received = message as NatsContext;
      const inside = spanFor(received.getSubject(), SpanKind.SERVER, received.getHeaders());
      this.spans.set(message, trace.getSpan(inside) as Span);
      return withRequestId(requestIdOf(received.getHeaders()), () => context.with(inside, done));
    });
    this.setOnProcessingEndHook((_transport, message) => {
      this.spans.get(message)?.end();
      this.spans.delete(message);
      if (this.spans.size === 0) this.idle();
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

  override async close(): Promise<void> {
    this.pause();
    await nextTurn();
    if (this.spans.size > 0) await new Promise<void>((resolve) => (this.idle = resolve));
    // Nest sends the response one tick after the handler has ended.
    await new Promise((resolve) => setImmediate(resolve));
    if (!this.shared.isClosed()) await this.shared.flush().catch(() => undefined);
  }
}
