import { CALL_TIMEOUT_MS } from '../../../services/kit/bus/nats-bus.ts';
import { until } from '../../../services/kit/testing/until.ts';
import { ask, type Answer } from '../site.ts';
import { type Processes, startProcesses } from '../processes.ts';

const unseen = ['/nz/about', '/au/news', '/sg', '/uk/about', '/nz/news', '/made-up'];

let site: Processes;

beforeAll(async () => {
  site = await startProcesses({ apart: false });
});
afterAll(async () => {
  signal('SIGCONT');
  await site?.stop();
});

const signal = (name: NodeJS.Signals) => site?.services.forEach(({ pid }) => process.kill(pid, name));
const get = (path: string): Promise<Answer> => ask(site.url, 'GET', path, { host: 'localhost' });
async function timed(path: string) {
  const startedAt = performance.now();
  const answer = await get(path);
  return { answer, ms: performance.now() - startedAt };
}

test('while the services hang, only the first visitor waits; then cached pages and 503 come at once', async () => {
  const before = await get('/au/about');
  expect(before.status).toBe(200);
  signal('SIGSTOP');
  // Whatever its page is, the first request waits for the time-out.
  await get('/au/contact');
  const times: number[] = [];
  let refused = 0;
  for (const path of unseen) {
    const { answer, ms } = await timed(path);
    // Some pages consist of parts that were cached for the first page.
    if (answer.status !== 200) {
      expect([path, answer.status]).toEqual([path, 503]);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      refused += 1;
    }
    times.push(ms);
  }
  expect(refused).toBeGreaterThan(2);
  for (const path of ['/au/about', '/api/visit/load?url=/au/about']) {
    const { answer, ms } = await timed(path);
    expect([path, answer.status]).toEqual([path, 200]);
    times.push(ms);
  }
  const call = await timed('/api/article/filter');
  expect([call.answer.status, Number(call.answer.headers['retry-after']) > 0]).toEqual([503, true]);
  // A request that waits for the services would take at least as long as a call.
  expect(Math.max(...times, call.ms)).toBeLessThan(CALL_TIMEOUT_MS);

  signal('SIGCONT');
  await until(async () => (await get('/nz/about')).status === 200, 180_000);
});
