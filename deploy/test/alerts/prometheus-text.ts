import { type SentAttributes, toAttributes } from '../../../services/kit/testing/otlp-receiver.ts';
import { metrics } from '../../../services/kit/telemetry/metrics.ts';
import { prometheusNames, toLabel } from '../../../scripts/docs/metrics-page.ts';

interface SentPoint {
  attributes: SentAttributes;
  timeUnixNano: string;
  asDouble?: number;
  asInt?: number | string;
  count?: number | string;
  sum?: number;
  bucketCounts?: (number | string)[];
  explicitBounds?: number[];
}

type SentMetric = { name: string } & Partial<Record<'sum' | 'gauge' | 'histogram', { dataPoints: SentPoint[] }>>;

export interface ResourceMetrics {
  resource: { attributes: SentAttributes };
  scopeMetrics: { metrics: SentMetric[] }[];
}

/** `job` is the name of the process, and `instance` changes with each start, as when Prometheus receives OTLP. */
export function identifyProcess({ resource }: ResourceMetrics): { job: string; instance: string } {
  const { 'service.name': job = '', 'service.instance.id': instance = '' } = toAttributes(resource.attributes);
  return { job, instance };
}

/** Samples have the time of their export, so that Prometheus detects when a process has ended. */
export function toPrometheusText(exported: ResourceMetrics): string {
  const owner = identifyProcess(exported);
  const lines = exported.scopeMetrics.flatMap((scope) => scope.metrics.flatMap((metric) => linesOf(metric, owner)));
  return lines.map((line) => `${line}\n`).join('');
}

const names = new Map(Object.values(metrics).map((metric) => [metric.declaration.name, prometheusNames(metric)]));

function linesOf({ name, sum, gauge, histogram }: SentMetric, owner: Record<string, string>): string[] {
  const points = (sum ?? gauge ?? histogram)?.dataPoints ?? [];
  return points.flatMap((point) => {
    const labels = { ...owner, ...toAttributes(point.attributes) };
    const at = BigInt(point.timeUnixNano) / 1_000_000n;
    return samplesOf(names.get(name) ?? [], point).map(
      ([sample, value, more]) => `${sample}${formatLabels({ ...labels, ...more })} ${value} ${at}`,
    );
  });
}

type Sample = [name: string, value: number, labels?: Record<string, string>];

function samplesOf([first, sumName, countName]: string[], point: SentPoint): Sample[] {
  if (first === undefined) return [];
  if (sumName === undefined || countName === undefined) return [[first, Number(point.asDouble ?? point.asInt)]];
  const { bucketCounts = [], explicitBounds = [], sum = 0, count = 0 } = point;
  let total = 0;
  return [
    ...bucketCounts.map((inBucket, index): Sample => {
      total += Number(inBucket);
      return [first, total, { le: String(explicitBounds[index] ?? '+Inf') }];
    }),
    [sumName, sum],
    [countName, Number(count)],
  ];
}

const formatLabels = (labels: Record<string, string>): string =>
  `{${Object.entries(labels)
    .map(([name, value]) => `${toLabel(name)}=${JSON.stringify(value)}`)
    .join(',')}}`;
