import { readdirSync, readFileSync } from 'node:fs';
import { reportFigure } from '../../scripts/bench/report-figure.ts';
import { type Processes, startProcesses } from '../test/processes.ts';
import { measureLoad } from './measure-load.ts';

const REQUESTS = 1_000_000;
const ROUNDS = 10;
const MEGABYTE = 1024 * 1024;

const site = await startProcesses({ apart: false, env: { DEMO_REGIONS: 'au' } });
const paths = await mixedPaths(site);
const atStart = residentMegabytes();
reportFigure('memoryAtStart', atStart);
const rounds: number[] = [];
for (let round = 1; round <= ROUNDS; round += 1) {
  for (const [path, status] of paths) {
    const requests = Math.round(REQUESTS / ROUNDS / paths.length);
    await measureLoad(site.url + path.replace('N', String(round)), { connections: 16, requests, status });
  }
  rounds.push(residentMegabytes());
  console.log(`${((REQUESTS / ROUNDS) * round).toLocaleString('en')} requests: ${rounds.at(-1)!.toFixed(0)} MB`);
}
reportFigure('memoryUnderLoad', rounds.at(-1)!);
reportFigure('memoryGrowth', rounds.at(-1)! / rounds[ROUNDS / 2 - 1]!);
await site.stop();
process.exit(0);

/** Pages, a picture, searches and a missing page. N is replaced by the number of the round. */
async function mixedPaths({ url }: Processes): Promise<[string, number][]> {
  const html = await (await fetch(`${url}/au`)).text();
  const picture = /\/(?:img|assets)\/[^"'\s,]+/.exec(html)?.[0];
  if (!picture) throw new Error('The home page shows no picture.');
  return [
    ['/au', 200],
    ['/au/cover', 200],
    ['/au/claims', 200],
    ['/au/contact', 200],
    [picture, 200],
    ['/sitemap.xml', 200],
    ['/au/search?query=leave+N', 200],
    ['/au/missing-N', 404],
  ];
}

/** Of all processes that this one started: NATS, the services and the BFF. */
function residentMegabytes(): number {
  const started = readdirSync('/proc').filter((id) => /^\d+$/.test(id) && parentOf(id) === process.pid);
  return started.reduce((sum, id) => sum + residentBytes(id), 0) / MEGABYTE;
}

function parentOf(id: string): number {
  return Number(/^PPid:\s+(\d+)/m.exec(statusOf(id))?.[1]);
}

function residentBytes(id: string): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(statusOf(id))?.[1] ?? 0) * 1024;
}

function statusOf(id: string): string {
  try {
    return readFileSync(`/proc/${id}/status`, 'utf8');
  } catch {
    return '';
  }
}
