import { jetstream } from '@nats-io/jetstream';
import { SpanKind } from '@opentelemetry/api';
import type { Logger } from 'pino';
import type { EventData, EventType } from '../../../proto/contract.ts';
import type { Clock } from '../clock.ts';
import { carryTrace, inSpan } from '../telemetry/tracing.ts';
import type { Nats } from './connect-nats.ts';
import { eventHeaders, ensureStreams } from './event-stream.ts';
import type { EventPublisher } from './outbox.ts';

export class JetStreamPublisher implements EventPublisher {
  private ready = false;

  constructor(
    private readonly nats: Nats,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  async announce<E extends EventType>(
    event: E,
    subject: { documentId: string; revision: number; by: string },
    data: EventData<E>,
  ): Promise<void> {
    const envelope = { id: this.clock.id(), ...subject, at: this.clock.now().toISOString(), data };
    const publish = async () => {
      const messageHeaders = eventHeaders(event.subject);
      carryTrace(messageHeaders);
      await jetstream(this.nats.connection).publish(event.subject, JSON.stringify(envelope), {
        msgID: envelope.id,
        headers: messageHeaders,
      });
    };
    try {
      if (!this.ready) await ensureStreams(this.nats);
      this.ready = true;
      await inSpan(`publish ${event.subject}`, publish, { kind: SpanKind.PRODUCER });
    } catch (error) {
      this.ready = false;
      this.log.warn(error, `publishing ${event.subject} of ${subject.documentId} failed`);
    }
  }
}
