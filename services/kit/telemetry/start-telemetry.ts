import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { context, propagation, trace } from '@opentelemetry/api';
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, type Resource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  AlwaysOffSampler,
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import { connectLogs } from './export-line.ts';
import { metrics } from './metrics.ts';

const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG, OTEL_METRIC_EXPORT_INTERVAL } = process.env;

const SPAN_DELAY_MS = 5000;

interface TelemetryOptions {
  endpoint?: string;
  ratio?: number;
  /** 60 seconds by default. */
  exportIntervalMs?: number;
}

export type StopTelemetry = () => Promise<void>;

/** Without an endpoint, trace ids are passed between processes but nothing is recorded. */
export function startTelemetry(
  name: string,
  {
    endpoint = OTEL_EXPORTER_OTLP_ENDPOINT,
    ratio = Number(OTEL_TRACES_SAMPLER_ARG ?? 1),
    exportIntervalMs = Number(OTEL_METRIC_EXPORT_INTERVAL) || 60_000,
  }: TelemetryOptions = {},
): StopTelemetry {
  // Without an instance id, the counters of two processes with the same name would be merged.
  const own = resourceFromAttributes({ 'service.name': name, 'service.instance.id': randomUUID() });
  // OTEL_RESOURCE_ATTRIBUTES adds attributes such as a version; alerts rely on the name.
  const resource = detectResources({ detectors: [envDetector] }).merge(own);
  if (!endpoint)
    return startTracing(new NodeTracerProvider({ sampler: new ParentBasedSampler({ root: new AlwaysOffSampler() }) }));
  const urlOf = (signal: string) => `${endpoint.replace(/\/$/, '')}/v1/${signal}`;
  const scheduledDelayMillis = Math.min(SPAN_DELAY_MS, exportIntervalMs);
  const stops = [
    startTracing(
      new NodeTracerProvider({
        resource,
        sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
        spanProcessors: [
          new BatchSpanProcessor(new OTLPTraceExporter({ url: urlOf('traces') }), { scheduledDelayMillis }),
        ],
      }),
    ),
    startMetrics(resource, urlOf('metrics'), exportIntervalMs),
    startLogs(resource, urlOf('logs')),
  ];
  return async () => void (await Promise.allSettled(stops.map((stop) => stop())));
}

function startTracing(provider: NodeTracerProvider): StopTelemetry {
  provider.register();
  return async () => {
    await provider.shutdown();
    for (const api of [trace, context, propagation]) api.disable();
  };
}

function startMetrics(resource: Resource, url: string, exportIntervalMillis: number): StopTelemetry {
  const exporter = new OTLPMetricExporter({ url });
  const exportTimeoutMillis = Math.min(30_000, exportIntervalMillis);
  const reader = new PeriodicExportingMetricReader({
    exporter,
    exportIntervalMillis,
    exportTimeoutMillis,
    // Above the default of 2000 series, requests of 50 domains would be merged into one series without attributes.
    cardinalityLimits: { histogram: 10_000 },
  });
  const provider = new MeterProvider({ resource, readers: [reader] });
  const stopEventLoop = observeEventLoop();
  for (const metric of Object.values(metrics)) metric.connect(provider.getMeter('site'));
  return async () => {
    await provider.shutdown();
    stopEventLoop();
    for (const metric of Object.values(metrics)) metric.connect(null);
  };
}

function startLogs(resource: Resource, url: string): StopTelemetry {
  const processors = [new BatchLogRecordProcessor({ exporter: new OTLPLogExporter({ url }) })];
  const provider = new LoggerProvider({ resource, processors });
  connectLogs(provider.getLogger('site'));
  return async () => {
    connectLogs(null);
    await provider.shutdown();
  };
}

/** The histogram includes the interval of its timer in each delay. */
const RESOLUTION_MS = 20;

function observeEventLoop(): () => void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  let before = performance.eventLoopUtilization();
  const toDelay = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - RESOLUTION_MS / 1000);
  const measure = () => {
    const now = performance.eventLoopUtilization();
    const measured = {
      p99: toDelay(delays.percentile(99)),
      max: toDelay(delays.max),
      utilization: performance.eventLoopUtilization(now, before).utilization,
    };
    before = now;
    delays.reset();
    return measured;
  };
  let sample: ReturnType<typeof measure> | undefined;
  // The gauges of one export share a sample.
  const share = () => {
    if (!sample) setImmediate(() => (sample = undefined));
    return (sample ??= measure());
  };
  const stops = [
    metrics.eventLoopDelayP99.observe(() => [[share().p99, {}]]),
    metrics.eventLoopDelayMax.observe(() => [[share().max, {}]]),
    metrics.eventLoopUtilization.observe(() => [[share().utilization, {}]]),
  ];
  return () => {
    delays.disable();
    for (const stop of stops) stop();
  };
}
