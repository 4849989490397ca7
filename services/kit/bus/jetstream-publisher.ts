import { jetstream } from '@nats-io/jetstream';
import type { Logger } from 'pino';
import type { EventData, EventType } from '../../../proto/contract.ts';
import type { Clock } from '../clock.ts';
import { carryTrace } from '../telemetry/tracing.ts';
import type { Nats } from './connect-nats.ts';
import { eventHeaders } from './envelope.ts';
import { ensureStreams } from './event-stream.ts';
import type { EventPublisher } from './outbox.ts';

export class JetStreamPublisher implements EventPublisher {
  private readonly nats: Nats;
  private readonly clock: Clock;
  private readonly log: Logger;
  private ready = false;

  constructor(nats: Nats, clock: Clock, log: Logger) {
    this.nats = nats;
    this.clock = clock;
    this.log = log;
  }

  async announce<E extends EventType>(
    event: E,
    subject: { documentId: string; revision: number; by: string },
    data: EventData<E>,
  ): Promise<void> {
    const envelope = { id: this.clock.id(), ...subject, at: this.clock.now().toISOString(), data };
    const carried = eventHeaders(event.subject);
    carryTrace(carried);
    try {
      if (!this.ready) await ensureStreams(this.nats.connection);
      this.ready = true;
      await jetstream(this.nats.connection).publish(event.subject, JSON.stringify(envelope), {
        msgID: envelope.id,
        headers: carried,
      });
    } catch (error) {
      this.ready = false;
      this.log.warn(error, `publishing ${event.subject} of ${subject.documentId} failed`);
    }
  }
}
