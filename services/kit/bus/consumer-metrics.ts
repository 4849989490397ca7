import { jetstreamManager, type JsMsg } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { metrics } from '../telemetry/metrics.ts';
import { EVENTS } from './event-stream.ts';

export class ConsumerMetrics {
  private readonly group: { 'messaging.consumer.group.name': string };

  constructor(private readonly name: string) {
    this.group = { 'messaging.consumer.group.name': name };
  }

  start(connection: NatsConnection): () => void {
    metrics.redeliveries.add(0, this.group);
    metrics.deadLetters.add(0, this.group);
    metrics.consumerGaps.add(0, this.group);
    return metrics.consumerPending.observe(async () => {
      const manager = await jetstreamManager(connection);
      const { num_pending, num_ack_pending } = await manager.consumers.info(EVENTS, this.name);
      return [[num_pending + num_ack_pending, this.group]];
    });
  }

  countDelivery({ redelivered }: JsMsg): void {
    if (redelivered) metrics.redeliveries.add(1, this.group);
  }

  countDeadLetter(): void {
    metrics.deadLetters.add(1, this.group);
  }

  countGap(): void {
    metrics.consumerGaps.add(1, this.group);
  }

  async measure(subject: string, changedAt: string, handle: () => Promise<void>): Promise<void> {
    const attributes = { ...this.group, 'messaging.destination.name': subject };
    const startedAt = performance.now();
    const recordDuration = (outcome: 'ok' | 'error') =>
      metrics.processDuration.record((performance.now() - startedAt) / 1000, {
        ...attributes,
        'site.outcome': outcome,
      });
    try {
      await handle();
    } catch (error) {
      recordDuration('error');
      throw error;
    }
    recordDuration('ok');
    metrics.consumerDelay.record((Date.now() - Date.parse(changedAt)) / 1000, attributes);
  }
}
