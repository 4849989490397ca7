import { testServer } from '../../../scripts/test-servers/test-server.ts';
import { until } from '../../../services/kit/testing/until.ts';
import { type AlertedSite, startAlertedSite } from './alerted-site.ts';
import { drills } from './drill-list.ts';
import { type BlackboxExporter, startBlackboxExporter } from './start-blackbox-exporter.ts';
import { type Collector, startCollector } from './start-collector.ts';
import { type Prometheus, startPrometheus } from './start-prometheus.ts';

const START_MS = 10 * 60_000;
const FIRING_MS = 4 * 60_000;
const DRILL_MS = 15 * 60_000;

const print = (line: string) => process.stdout.write(`${line}\n`);
/** A regular expression for the faults or alerts to run. */
const selected = new RegExp(process.env.DRILLS ?? '', 'i');
const program = process.env.PROMETHEUS ?? (await testServer('prometheus.mjs'));
const prober = process.env.PROMETHEUS_BLACKBOX_EXPORTER ?? (await testServer('blackbox-exporter.mjs'));

(program && prober ? describe : describe.skip)('Prometheus alerts', () => {
  let collector: Collector;
  let exporter: BlackboxExporter;
  let prometheus: Prometheus;
  let site: AlertedSite;
  beforeAll(async () => {
    collector = await startCollector();
    exporter = await startBlackboxExporter(prober!);
    site = await startAlertedSite(collector.url);
    prometheus = await startPrometheus(program!, {
      collectorUrl: collector.url,
      exporterUrl: exporter.url,
      probedUrl: `http://localhost:${new URL(site.url).port}/page-0`,
    });
  }, START_MS);
  afterAll(async () => {
    await site?.stop();
    await prometheus?.stop();
    await exporter?.stop();
    await collector?.close();
  }, 120_000);

  const chosen = drills.filter(({ fault, ...alerts }) => selected.test(fault) || selected.test(JSON.stringify(alerts)));

  test.each(chosen)(
    'when $fault',
    async ({ fault, during, afterwards = [], fireBefore, begin, use }) => {
      const areSilent = async () => {
        const { pending, firing } = await prometheus.activeAlerts();
        return [...during, ...afterwards].every((alert) => ![...pending, ...firing].includes(alert));
      };
      await until(site.works, FIRING_MS);
      if (!fireBefore) await until(areSilent, FIRING_MS);
      const startedAt = Date.now();
      const fires = async (alert: string) => {
        await until(async () => (await prometheus.activeAlerts()).firing.includes(alert), FIRING_MS);
        print(`${alert} fires ${((Date.now() - startedAt) / 1000).toFixed(0)} s after ${fault}`);
      };
      const end = await begin(site);
      try {
        await use?.(site);
        for (const alert of during) await fires(alert);
      } finally {
        await end();
      }
      for (const alert of afterwards) await fires(alert);
    },
    DRILL_MS,
  );
});
