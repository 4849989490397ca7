import { toPrometheusText } from './prometheus-text.ts';

const text = (key: string, stringValue: string) => ({ key, value: { stringValue } });
const timeUnixNano = '1700000000123456789';
const textOf = (metric: object) =>
  toPrometheusText({
    resource: { attributes: [text('service.name', 'bff'), text('service.instance.id', 'i1')] },
    scopeMetrics: [{ metrics: [metric as never] }],
  }).split('\n');

test('a counter and a gauge are a sample with the time of the export', () => {
  const attributes = [text('site.page_cache.result', 'a "hit"')];
  const counter = { sum: { dataPoints: [{ attributes, timeUnixNano, asInt: '3' }] } };
  expect(textOf({ name: 'site.page_cache.requests', ...counter })).toEqual([
    String.raw`site_page_cache_requests_total{job="bff",instance="i1",site_page_cache_result="a \"hit\""} 3 1700000000123`,
    '',
  ]);
  const gauge = { gauge: { dataPoints: [{ attributes: [], timeUnixNano, asDouble: 0.5 }] } };
  expect(textOf({ name: 'nodejs.eventloop.utilization', ...gauge })[0]).toBe(
    'nodejs_eventloop_utilization_ratio{job="bff",instance="i1"} 0.5 1700000000123',
  );
});

test('each bucket of a histogram contains those below', () => {
  const point = { attributes: [], timeUnixNano, count: '6', sum: 2.5, bucketCounts: ['1', '2', '3'] };
  const histogram = { dataPoints: [{ ...point, explicitBounds: [0.1, 1] }] };
  expect(textOf({ name: 'site.receipt.duration', histogram })).toEqual([
    'site_receipt_duration_seconds_bucket{job="bff",instance="i1",le="0.1"} 1 1700000000123',
    'site_receipt_duration_seconds_bucket{job="bff",instance="i1",le="1"} 3 1700000000123',
    'site_receipt_duration_seconds_bucket{job="bff",instance="i1",le="+Inf"} 6 1700000000123',
    'site_receipt_duration_seconds_sum{job="bff",instance="i1"} 2.5 1700000000123',
    'site_receipt_duration_seconds_count{job="bff",instance="i1"} 6 1700000000123',
    '',
  ]);
});

test('a metric that is not declared is left out', () => {
  expect(textOf({ name: 'other', gauge: { dataPoints: [{ attributes: [], timeUnixNano, asInt: 1 }] } })).toEqual(['']);
});
