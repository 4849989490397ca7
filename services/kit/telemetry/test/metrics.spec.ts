import {
  AggregationTemporality,
  type DataPoint,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import { Counter, Histogram, Observable } from '../metric.ts';
import { metrics } from '../metrics.ts';

const declared = Object.values(metrics).map((metric) => [metric.declaration.name, metric] as const);

test('no two metrics have the same name', () => {
  const names = declared.map(([name]) => name);
  expect(names).toEqual([...new Set(names)]);
});

test.each(declared)('%s has a unit, a description and attributes that are not ids', (_, { declaration }) => {
  const { name, unit, description, attributes } = declaration;
  expect(name).toMatch(/^(http|rpc|messaging|nodejs|site)(\.[a-z0-9_]+)+$/);
  expect(unit).toMatch(/^(s|1|By|\{[a-z]+\})$/);
  expect(description).toMatch(/^[A-Z0-9].{10,}[^.]$/);
  for (const attribute of attributes) expect(attribute).not.toMatch(/(^|[._])(id|path|url|user|address)$/);
});

describe('a metric', () => {
  const declaration = { name: 'site.test', unit: 's', description: 'A test of metrics', attributes: ['a'] as const };

  /** Returns the metrics that are exported while `work` runs. */
  async function exported(metric: Histogram<'a'> | Counter<'a'> | Observable<'a'>, work: () => void) {
    const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
    const provider = new MeterProvider({ readers: [new PeriodicExportingMetricReader({ exporter })] });
    metric.connect(provider.getMeter('test'));
    work();
    await provider.forceFlush();
    const points = exporter
      .getMetrics()
      .flatMap(({ scopeMetrics }) =>
        scopeMetrics.flatMap((scope) =>
          scope.metrics.flatMap(({ dataPoints }) => dataPoints as DataPoint<number | { count: number }>[]),
        ),
      );
    metric.connect(null);
    await provider.shutdown();
    return points.map(({ attributes, value }) => [attributes.a, typeof value === 'number' ? value : value.count]);
  }

  test('ignores values while no meter is connected', async () => {
    const histogram = new Histogram(declaration);
    histogram.record(1, { a: 'before' });
    expect(histogram.isRecording).toBe(false);
    expect(await exported(histogram, () => histogram.record(1, { a: 'during' }))).toEqual([['during', 1]]);
    expect(histogram.isRecording).toBe(false);
  });

  test('counts from 0, so that its first increase is visible', async () => {
    const counter = new Counter(declaration);
    expect(await exported(counter, () => counter.add(0, { a: 'x' }))).toEqual([['x', 0]]);
  });

  test('that is observed has the values of each observer, although one of them fails', async () => {
    const gauge = new Observable('gauge', declaration);
    gauge.observe(() => [[1, { a: 'x' }]]);
    gauge.observe(() => Promise.reject(new Error('unavailable')));
    const stop = gauge.observe(() => [[2, { a: 'stopped' }]]);
    gauge.observe(async () => [[3, { a: 'y' }]]);
    stop();
    expect(await exported(gauge, () => undefined)).toEqual([
      ['x', 1],
      ['y', 3],
    ]);
  });
});
