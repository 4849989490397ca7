import { SpanKind } from '@opentelemetry/api';
import type { EventEnvelope } from '../proto/contract.ts';
import { metrics } from '../services/kit/telemetry/metrics.ts';
import { inSpan } from '../services/kit/telemetry/tracing.ts';
import { applyEvent, type BffCaches } from './apply-event.ts';

export async function applyTraced(caches: BffCaches, subject: string, envelope: EventEnvelope): Promise<void> {
  await inSpan(`${subject} bff`, async () => applyEvent(caches, subject, envelope), { kind: SpanKind.CONSUMER });
  const delay = (Date.now() - Date.parse(envelope.at)) / 1000;
  metrics.invalidationDelay.record(delay, { 'messaging.destination.name': subject });
}
