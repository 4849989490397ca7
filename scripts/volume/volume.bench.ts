import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { search } from '../../proto/search.ts';
import { openStores } from '../../services/kit/store/open-stores.ts';
import { startHost } from '../../services/kit/host/start-host.ts';
import { type Stack, startStack } from '../../services/kit/testing/stack.ts';
import { services } from '../../services/services.ts';
import { fillSite } from './fill-site.ts';
import { measuredCalls, type MeasuredCall } from './measured-calls.ts';

const [SMALL, LARGE] = [1_000, Number(process.env.VOLUME_PAGES ?? 100_000)];
const BUDGET = 2;
const ROUNDS = 200;
const domainId = 'volume';

const print = (line: string) => process.stdout.write(`${line}\n`);
const seconds = (startedAt: number) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
const megabytes = () => `${Math.round(process.memoryUsage().rss / 1e6)} MB`;

const folder = await mkdtemp(join(tmpdir(), 'site-volume-'));
try {
  const large = await startFilled(LARGE);
  const small = await startFilled(SMALL);
  const calls = [await measuredCalls(small, domainId), await measuredCalls(large, domainId)] as const;
  print(`\n${'ms at the service'.padEnd(50)}  p50 ${SMALL} → ${LARGE}          p99 ${SMALL} → ${LARGE}`);
  for (const name of Object.keys(calls[0])) {
    const [small, large] = await measureInterleaved(calls[0][name]!, calls[1][name]!);
    const cells = [0.5, 0.99].map((part) => formatRatio(small!(part), large!(part)));
    print(`${name.padEnd(50)}  ${cells.join('   ')}`);
  }
  print(`${LARGE} pages: ${megabytes()} after ${Object.keys(calls[0]).length * ROUNDS} calls`);
  await small.stop();
  await measureSearchStart(large);
  await large.stop();
} finally {
  await rm(folder, { recursive: true, force: true });
}

function formatRatio(small: number, large: number): string {
  const ratio = large / small;
  return `${small.toFixed(2).padStart(6)} → ${large.toFixed(2).padStart(6)} (${ratio.toFixed(1)} x${ratio > BUDGET ? ' !' : '  '})`;
}

async function startFilled(pages: number): Promise<Stack> {
  const storeUrl = await fill(pages);
  const startedAt = performance.now();
  const hosted = services.filter(({ contract }) => contract.name !== search.name);
  const stack = await startStack({ services: hosted, accessFor: services, settings: { storeUrl } });
  print(`${pages} pages: started in ${seconds(startedAt)}, ${megabytes()}`);
  return stack;
}

async function fill(pages: number): Promise<string> {
  const storeUrl = `sqlite:${join(folder, String(pages))}`;
  const startedAt = performance.now();
  await fillSite({ pages, domainId, openStores: (service) => openStores(storeUrl, service) });
  print(`${pages} pages: filled in ${seconds(startedAt)}`);
  return storeUrl;
}

/** The embedded search index is filled at each start and stored in memory. */
async function measureSearchStart({ settings }: Stack): Promise<void> {
  const [startedAt, before] = [performance.now(), process.memoryUsage().heapUsed];
  const hosted = services.filter(({ contract }) => contract.name === search.name);
  const host = await startHost(hosted, settings);
  const heapMb = Math.round((process.memoryUsage().heapUsed - before) / 1e6);
  print(
    `\nthe search in memory, ${LARGE} pages: started in ${seconds(startedAt)}, ${heapMb} MB more, ${megabytes()} in all`,
  );
  await host.close();
}

/** Measures both sizes in turns, so that other load of the machine affects both equally. */
async function measureInterleaved(...both: [MeasuredCall, MeasuredCall]): Promise<((part: number) => number)[]> {
  const times: number[][] = both.map(() => []);
  for (let n = 0; n < ROUNDS; n++)
    for (const [index, measuredCall] of both.entries()) {
      const startedAt = performance.now();
      await measuredCall(n);
      times[index]!.push(performance.now() - startedAt);
    }
  // The first runs are excluded, because they also compile code and prepare statements.
  const sorted = times.map((each) => each.slice(ROUNDS / 10).toSorted((a, b) => a - b));
  return sorted.map((each) => (part) => each[Math.floor(each.length * part)]!);
}
