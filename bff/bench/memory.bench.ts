import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { reportFigure } from '../../scripts/bench/report-figure.ts';
import { measureLoad } from './measure-load.ts';
import { startSiteProcess } from './start-site-process.ts';

const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 1_000_000);
const ROUNDS = 10;
/** Only an idle V8 returns the memory that the start and the demo content needed. */
const IDLE_MS = 10_000;
const MEGABYTE = 1024 * 1024;

const site = await startSiteProcess();
try {
  await measureMemory();
} finally {
  await site.stop();
}
process.exit(0);

async function measureMemory(): Promise<void> {
  const paths = await mixedPaths(site.url);
  await pause(IDLE_MS);
  const atStart = proportionalMegabytes();
  reportFigure('memoryAtStart', atStart);
  const rounds: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [path, status] of paths) {
      const requests = Math.round(REQUESTS / ROUNDS / paths.length);
      await measureLoad(site.url + path.replace('N', String(round)), { connections: 16, requests, status });
    }
    rounds.push(proportionalMegabytes());
    console.log(`${((REQUESTS / ROUNDS) * round).toLocaleString('en')} requests: ${rounds.at(-1)!.toFixed(0)} MB`);
  }
  reportFigure('memoryUnderLoad', rounds.at(-1)!);
  reportFigure('memoryGrowth', rounds.at(-1)! / rounds[ROUNDS / 2 - 1]!);
}

async function mixedPaths(url: string): Promise<[string, number][]> {
  const html = await (await fetch(`${url}/au`)).text();
  const picture = /\/(?:img|assets)\/[^"'\s,]+/.exec(html)?.[0];
  if (!picture) throw new Error('The home page shows no picture.');
  return [
    ['/au', 200],
    ['/au/cover', 200],
    ['/au/claims', 200],
    ['/au/contact', 200],
    [picture.replaceAll('&amp;', '&'), 200],
    ['/sitemap.xml', 200],
    ['/au/search?q=leave+N', 200],
    ['/au/missing-N', 404],
  ];
}

/** Counts a page of memory that several processes share once. */
function proportionalMegabytes(): number {
  const ids = readdirSync('/proc').filter((id) => /^\d+$/.test(id));
  const parents = new Map(ids.map((id) => [Number(id), readField(id, 'status', 'PPid')]));
  const isOfSite = (id: number): boolean => id === site.pid || (parents.has(id) && isOfSite(parents.get(id)!));
  const sizes = ids.filter((id) => isOfSite(Number(id))).map((id) => readField(id, 'smaps_rollup', 'Pss') * 1024);
  return sizes.reduce((sum, bytes) => sum + bytes, 0) / MEGABYTE;
}

/** Returns 0 for a process that has ended. */
function readField(id: string, file: 'status' | 'smaps_rollup', name: string): number {
  try {
    return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${id}/${file}`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
