import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status?: { code?: number; message?: string };
  attributes: SentAttributes;
}

export interface ReceivedPoint {
  attributes: Record<string, string>;
  /** For a histogram, the number of its values. */
  value: number;
}

export interface ReceivedMetric {
  name: string;
  unit: string;
  points: ReceivedPoint[];
}

export interface ReceivedLog {
  traceId?: string;
  severityText: string;
  body: string;
  attributes: Record<string, string>;
}

/** A collector that receives OTLP over HTTP as JSON. */
export async function startOtlpReceiver() {
  const received = {
    resources: [] as Record<string, string>[],
    spans: [] as ReceivedSpan[],
    metrics: [] as ReceivedMetric[],
    logs: [] as ReceivedLog[],
  };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { resourceSpans = [], resourceMetrics = [], resourceLogs = [] } = JSON.parse(body) as Otlp;
    for (const { resource } of [...resourceSpans, ...resourceMetrics, ...resourceLogs])
      received.resources.push(toAttributes(resource.attributes));
    const spans = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans);
    const sentMetrics = resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics);
    const logs = resourceLogs.flatMap(({ scopeLogs }) => scopeLogs);
    received.spans.push(...spans.flatMap((scope) => scope.spans));
    received.metrics.push(...sentMetrics.flatMap((scope) => scope.metrics.map(toMetric)));
    received.logs.push(...logs.flatMap(({ logRecords }) => logRecords.map(toLog)));
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...received,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

export type OtlpReceiver = Awaited<ReturnType<typeof startOtlpReceiver>>;

interface Sent {
  resource: { attributes: SentAttributes };
}

interface Otlp {
  resourceSpans?: (Sent & { scopeSpans: { spans: ReceivedSpan[] }[] })[];
  resourceMetrics?: (Sent & { scopeMetrics: { metrics: SentMetric[] }[] })[];
  resourceLogs?: (Sent & { scopeLogs: { logRecords: SentLog[] }[] })[];
}

interface SentValue {
  stringValue?: string;
  intValue?: number | string;
  doubleValue?: number;
}

export type SentAttributes = { key: string; value: SentValue }[];

interface SentPoint {
  attributes: SentAttributes;
  asDouble?: number;
  asInt?: number | string;
  count?: number | string;
}

type SentMetric = { name: string; unit: string } & Partial<
  Record<'sum' | 'gauge' | 'histogram', { dataPoints: SentPoint[] }>
>;

interface SentLog {
  traceId?: string;
  severityText: string;
  body: SentValue;
  attributes: SentAttributes;
}

const toText = ({ stringValue, intValue, doubleValue }: SentValue): string =>
  String(stringValue ?? intValue ?? doubleValue ?? '');

export const toAttributes = (sent: SentAttributes): Record<string, string> =>
  Object.fromEntries(sent.map(({ key, value }) => [key, toText(value)]));

function toMetric({ name, unit, sum, gauge, histogram }: SentMetric): ReceivedMetric {
  const points = (sum ?? gauge ?? histogram)?.dataPoints ?? [];
  return {
    name,
    unit,
    points: points.map(({ attributes, asDouble, asInt, count }) => ({
      attributes: toAttributes(attributes),
      value: Number(count ?? asDouble ?? asInt ?? 0),
    })),
  };
}

const toLog = ({ traceId, severityText, body, attributes }: SentLog): ReceivedLog => ({
  traceId,
  severityText,
  body: toText(body),
  attributes: toAttributes(attributes),
});
