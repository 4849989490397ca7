import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { freePort } from '../../../scripts/machine/ports.mjs';
import { until } from '../../../services/kit/testing/until.ts';
import { readRules } from '../read-alerts.ts';
import { FACTOR, shortenRules } from './shorten-rules.ts';

export interface Prometheus {
  /** Names of the alerts that fire, or whose condition has not lasted long enough. */
  activeAlerts(): Promise<{ pending: string[]; firing: string[] }>;
  stop(): Promise<void>;
}

const START_MS = 60_000;
const LOOKBACK_S = 300;

interface Sources {
  collectorUrl: string;
  exporterUrl: string;
  /** The page that the exporter requests. */
  probedUrl: string;
}

export async function startPrometheus(
  program: string,
  { collectorUrl, exporterUrl, probedUrl }: Sources,
): Promise<Prometheus> {
  const folder = await mkdtemp(join(tmpdir(), 'prometheus-'));
  const port = await freePort();
  // The example of the documentation, with the addresses of this test.
  const example = readFileSync('deploy/observability/prometheus.yaml', 'utf8')
    .replace('blackbox-exporter:9115', new URL(exporterUrl).host)
    .replace('https://www.example.org', probedUrl)
    .replace('15s', '1s');
  const { scrape_configs: probes } = parse(example) as { scrape_configs: object[] };
  await writeFile(join(folder, 'rules.yaml'), stringify(shortenRules(readRules())));
  await writeFile(
    join(folder, 'prometheus.yaml'),
    stringify({
      global: { scrape_interval: '1s', scrape_timeout: '1s', evaluation_interval: '1s' },
      rule_files: ['rules.yaml'],
      scrape_configs: [
        { job_name: 'collector', honor_labels: true, static_configs: [{ targets: [new URL(collectorUrl).host] }] },
        ...probes,
      ],
    }),
  );
  const args = [
    `--config.file=${join(folder, 'prometheus.yaml')}`,
    `--storage.tsdb.path=${join(folder, 'data')}`,
    `--web.listen-address=127.0.0.1:${port}`,
    `--query.lookback-delta=${LOOKBACK_S / FACTOR}s`,
    '--log.level=warn',
  ];
  const server = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const stop = async () => {
    if (server.exitCode === null && server.kill()) await once(server, 'exit');
    await rm(folder, { recursive: true, force: true });
  };
  const isReady = async () => (await get('/-/ready').catch(() => null))?.ok;
  await until(isReady, START_MS).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    async activeAlerts() {
      const { data } = (await (await get('/api/v1/alerts')).json()) as Listed;
      const inState = (wanted: string) =>
        data.alerts.filter(({ state }) => state === wanted).map(({ labels }) => labels.alertname);
      return { pending: inState('pending'), firing: inState('firing') };
    },
    stop,
  };
}

interface Listed {
  data: { alerts: { state: string; labels: { alertname: string } }[] };
}
