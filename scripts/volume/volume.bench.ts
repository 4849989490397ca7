import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { search } from '../../proto/search.ts';
import { openStores } from '../../services/kit/store/open-stores.ts';
import { startHost } from '../../services/kit/host/start-host.ts';
import { type Stack, startStack } from '../../services/kit/testing/stack.ts';
import { services } from '../../services/services.ts';
import { fillSite } from './fill-site.ts';
import { describeQuery, type RecordedCall } from './recorded-query.ts';

/** What the services answer, by how many pages there are: each should cost the same. */
const [FEW, MANY] = [1_000, Number(process.env.VOLUME_PAGES ?? 100_000)];
/** At most, of p99 at both numbers of pages. */
const BUDGET = 2;
const ROUNDS = 200;
const domainId = 'volume';

const print = (line: string) => process.stdout.write(`${line}\n`);
const seconds = (began: number) => `${((performance.now() - began) / 1000).toFixed(1)} s`;
const megabytes = () => `${Math.round(process.memoryUsage().rss / 1e6)} MB`;

const folder = await mkdtemp(join(tmpdir(), 'site-volume-'));
try {
  const many = await started(MANY);
  const few = await started(FEW);
  const asked = [await describeQuery(few, domainId), await describeQuery(many, domainId)] as const;
  print(`\n${'ms at the service'.padEnd(50)}  p50 ${FEW} → ${MANY}          p99 ${FEW} → ${MANY}`);
  for (const question of Object.keys(asked[0])) {
    const [at, atMany] = await inTurns(asked[0][question]!, asked[1][question]!);
    const cells = [0.5, 0.99].map((part) => compared(at!(part), atMany!(part)));
    print(`${question.padEnd(50)}  ${cells.join('   ')}`);
  }
  print(`${MANY} pages: ${megabytes()} after ${Object.keys(asked[0]).length * ROUNDS} questions`);
  await few.stop();
  await searchStart(many);
  await many.stop();
} finally {
  await rm(folder, { recursive: true, force: true });
}

function compared(few: number, many: number): string {
  const ratio = many / few;
  return `${few.toFixed(2).padStart(6)} → ${many.toFixed(2).padStart(6)} (${ratio.toFixed(1)} x${ratio > BUDGET ? ' !' : '  '})`;
}

async function started(pages: number): Promise<Stack> {
  const storeUrl = await filled(pages);
  const began = performance.now();
  const hosted = services.filter(({ contract }) => contract.name !== search.name);
  const stack = await startStack({ services: hosted, accessFor: services, settings: { storeUrl } });
  print(`${pages} pages: started in ${seconds(began)}, ${megabytes()}`);
  return stack;
}

async function filled(pages: number): Promise<string> {
  const storeUrl = `sqlite:${join(folder, String(pages))}`;
  const began = performance.now();
  await fillSite({ pages, domainId, openStores: (service) => openStores(storeUrl, service) });
  print(`${pages} pages: filled in ${seconds(began)}`);
  return storeUrl;
}

/** The search in memory is filled at each start, and all of it is held. */
async function searchStart({ settings }: Stack): Promise<void> {
  const [began, before] = [performance.now(), process.memoryUsage().heapUsed];
  const hosted = services.filter(({ contract }) => contract.name === search.name);
  const host = await startHost(hosted, settings);
  const held = Math.round((process.memoryUsage().heapUsed - before) / 1e6);
  print(`\nthe search in memory, ${MANY} pages: started in ${seconds(began)}, ${held} MB more, ${megabytes()} in all`);
  await host.close();
}

/** The time at a given part of all times; one after the other, so that whatever else the machine does meets both. */
async function inTurns(...both: [RecordedCall, RecordedCall]): Promise<((part: number) => number)[]> {
  const times: number[][] = both.map(() => []);
  for (let n = 0; n < ROUNDS; n++)
    for (const [index, ask] of both.entries()) {
      const began = performance.now();
      await ask(n);
      times[index]!.push(performance.now() - began);
    }
  // The first ones also compile the code and prepare the statements.
  const sorted = times.map((each) => each.slice(ROUNDS / 10).toSorted((a, b) => a - b));
  return sorted.map((each) => (part) => each[Math.floor(each.length * part)]!);
}
