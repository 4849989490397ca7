import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { metrics } from '../../services/kit/telemetry/metrics.ts';
import { prometheusNames, toLabel } from '../../scripts/docs/metrics-page.ts';
import { services } from '../../services/services.ts';
import { readAlerts } from './read-alerts.ts';
import { readExpression } from './read-expression.ts';

interface Panel {
  title: string;
  targets?: { expr: string }[];
}

const folder = 'deploy/observability';
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
const alerts = readAlerts();
const { panels } = JSON.parse(read('dashboard.json')) as { panels: Panel[] };
const runbook = readFileSync('docs/operations/alerts.md', 'utf8');

const registry = Object.values(metrics);
const known = new Set([...registry.flatMap(prometheusNames), 'probe_success']);
const labels = new Set([
  ...registry.flatMap(({ declaration }) => declaration.attributes.map(toLabel)),
  ...['le', 'job', 'instance'],
]);

const expressions: [string, string][] = [
  ...alerts.map(({ alert, expr }): [string, string] => [`alert ${alert}`, expr]),
  ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }): [string, string] => [`panel ${title}`, expr])),
];

test.each(expressions)('%s reads metrics and labels that the processes export', (_, expression) => {
  const used = readExpression(expression);
  expect(used.metrics.length).toBeGreaterThan(0);
  expect(used.metrics.filter((name) => !known.has(name))).toEqual([]);
  expect(used.labels.filter((label) => !labels.has(label))).toEqual([]);
});

test('every metric is on the dashboard', () => {
  const shown = new Set(
    panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => readExpression(expr).metrics)),
  );
  const missing = registry.filter((metric) => !prometheusNames(metric).some((name) => shown.has(name)));
  expect(missing.map(({ declaration }) => declaration.name)).toEqual([]);
});

test.each(alerts)('$alert says what to do', ({ alert, labels: { severity }, annotations }) => {
  expect(['page', 'ticket']).toContain(severity);
  expect(annotations.runbook).toBe(`docs/operations/alerts.md#${alert.toLowerCase()}`);
  const section = runbook.split(/^## /m).find((text) => text.startsWith(`${alert}\n`)) ?? '';
  for (const part of ['**Meaning.**', '**Look at.**', '**Do.**']) expect(section).toContain(part);
});

test('an alert notices each service of which no instance runs', () => {
  const { expr } = alerts.find(({ alert }) => alert === 'ServiceSilent')!;
  const watched = [...expr.matchAll(/site_service="([^"]+)"/g)].map(([, name]) => name);
  expect(watched).toEqual(services.map(({ contract }) => contract.name).sort());
});

test('every section of the runbook belongs to an alert', () => {
  const sections = [...runbook.matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(sections).toEqual(alerts.map(({ alert }) => alert));
});

test('each alert fires in a test, and none of a healthy site', () => {
  const { tests } = parse(read('alerts.test.yaml')) as { tests: { name: string }[] };
  expect(tests.map(({ name }) => name)).toEqual([...alerts.map(({ alert }) => alert), 'none of a healthy site']);
});

test('an expression is read', () => {
  expect(readExpression('sum by (a, le) (rate(x_total{b="y_total", c!~"d.."}[5m])) / y_sum > 14.4 * 0.001')).toEqual({
    metrics: ['x_total', 'y_sum'],
    labels: ['b', 'c', 'a', 'le'],
  });
});
