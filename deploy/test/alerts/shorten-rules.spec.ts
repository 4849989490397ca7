import { shortenRules } from './shorten-rules.ts';

const rule = {
  alert: 'CallsFail',
  expr: 'sum by (rpc_method) (increase(calls{code="internal"}[10m])) > 5 or rate(x[26h]) > 14.4 * 0.001',
  labels: { severity: 'ticket' },
  annotations: { summary: 'Calls fail', runbook: 'docs/operations/alerts.md#callsfail' },
};
const shortened = (change: object) => shortenRules({ groups: [{ name: 'a', rules: [{ ...rule, ...change }] }] });

test('windows and waiting times of a rule get shorter, its thresholds, labels and texts stay', () => {
  const expr = rule.expr.replace('[10m]', '[10000ms]').replace('[26h]', '[1560000ms]');
  expect(shortened({ for: '2m' })).toEqual({ groups: [{ name: 'a', rules: [{ ...rule, expr, for: '2000ms' }] }] });
});

test('a rule that does not wait still does not', () => {
  expect(shortened({}).groups[0]!.rules[0]).not.toHaveProperty('for');
});

test('a duration that cannot be read is refused', () => {
  expect(() => shortened({ for: '1h30m' })).toThrow('"1h30m" is not a number of seconds, minutes, hours or days');
});
