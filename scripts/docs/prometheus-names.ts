import type { Metric } from '../../services/kit/telemetry/metric.ts';

const SUFFIXES: Record<string, string> = { s: '_seconds', By: '_bytes' };

export const toLabel = (attribute: string): string => attribute.replaceAll('.', '_');

export function prometheusNames({ kind, declaration: { name, unit } }: Metric): string[] {
  const base = `${toLabel(name)}${SUFFIXES[unit] ?? ''}`;
  if (kind === 'histogram') return ['bucket', 'sum', 'count'].map((suffix) => `${base}_${suffix}`);
  if (kind === 'counter') return [`${base}_total`];
  return [unit === '1' ? `${base}_ratio` : base];
}
