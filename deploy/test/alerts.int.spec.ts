import { execFileSync } from 'node:child_process';
import { testServer } from '../../scripts/test-servers/test-server.ts';

const promtool = process.env.PROMTOOL ?? (await testServer('promtool.mjs'));

(promtool ? test : test.skip)('Prometheus accepts the alert rules, and each of them fires', () => {
  const args = ['test', 'rules', 'alerts.test.yaml'];
  const output = execFileSync(promtool ?? '', args, { cwd: 'deploy/observability', encoding: 'utf8' });
  expect(output).toContain('SUCCESS');
});
