import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';

const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG } = process.env;

export interface TelemetryOptions {
  endpoint?: string;
  ratio?: number;
}

export function startTelemetry(
  name: string,
  { endpoint = OTEL_EXPORTER_OTLP_ENDPOINT, ratio = Number(OTEL_TRACES_SAMPLER_ARG ?? 1) }: TelemetryOptions = {},
): () => Promise<void> {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': name }),
    sampler: new ParentBasedSampler({ root: endpoint ? new TraceIdRatioBasedSampler(ratio) : new AlwaysOffSampler() }),
    spanProcessors: endpoint
      ? [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }))]
      : [],
  });
  provider.register();
  return () => provider.shutdown();
}
