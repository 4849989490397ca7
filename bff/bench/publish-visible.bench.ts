import { setTimeout } from 'node:timers/promises';
import { createBff } from '../create-bff.ts';
import { ask } from '../test/site.ts';
import { givenDemo, SLUG } from './given-demo.ts';
import { load } from './load.ts';

/** From the publish call on its way to every replica showing it, in ms: alone, and with readers at full speed. */
const BUDGETS = { alone: { p50: 15, p95: 30 }, read: { p50: Infinity, p95: 100 } };
const ROUNDS = 60;

const site = await givenDemo();
const replica = await createBff(site.config);
const editor = await site.signIn();
const { domainId, _id, slug } = (await site.get(`/api/visit/load?url=/${SLUG}`)).json.page;

const alone = await measure('alone');
const readers = load(`${site.bff.url}/${SLUG}`, { connections: 16, seconds: 15 });
const read = await measure('read');
await readers;
report('alone', alone);
report('with 16 readers', read);
await replica.close();
await site.stop();
const isWithin = (times: number[], { p50, p95 }: { p50: number; p95: number }) =>
  at(times, 50) <= p50 && at(times, 95) <= p95;
process.exit(isWithin(alone, BUDGETS.alone) && isWithin(read, BUDGETS.read) ? 0 : 1);

async function measure(name: string): Promise<number[]> {
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { json: draft } = await site.get(`/api/page/load?slug=${slug}&domainId=${domainId}`, editor);
    const title = `${name} ${round}`;
    const saved = await site.post('/api/page/save', { page: { ...draft, title } }, editor);
    const began = performance.now();
    const published = site.post('/api/page/publishPage', { page: { _id, revision: saved.json.revision } }, editor);
    await Promise.all([site.bff.url, replica.url].map((url) => isSeen(url, title)));
    times.push(performance.now() - began);
    await published;
  }
  return times.sort((a, b) => a - b);
}

async function isSeen(url: string, title: string): Promise<void> {
  // A rest between two looks: what is measured shares the process with whoever looks.
  while (!(await ask(url, 'GET', `/${SLUG}`)).text.includes(title)) await setTimeout(1);
}

function at(sorted: number[], percent: number): number {
  return sorted[Math.floor((sorted.length * percent) / 100)] ?? 0;
}

function report(name: string, times: number[]): void {
  console.log(
    `${name.padEnd(18)} p50 ${at(times, 50).toFixed(1)} ms   p95 ${at(times, 95).toFixed(1)} ms   (${ROUNDS} publishes, 2 replicas)`,
  );
}
