import { performance } from 'node:perf_hooks';
import { ask, startSite, type Answer, type Site } from '../site.ts';
import { aPicture } from './a-picture.ts';
import { FORM_TYPE, formOf } from './form.ts';

let site: Site;
let cookie: string;
let attacked: string;
beforeAll(async () => {
  site = await startSite({ trustProxy: true });
  ({ cookie } = await site.signIn());
  attacked = await upload('large.png', aPicture(2000, 1500, 2));
});
afterAll(() => site?.stop());

async function upload(filename: string, bytes: Buffer): Promise<string> {
  const headers = { 'content-type': FORM_TYPE, cookie };
  const body = formOf({ name: 'file', filename, bytes });
  const { status, text, json } = await ask(site.bff.url, 'POST', '/api/image/upload', headers, body);
  if (status !== 200) throw new Error(text);
  return json._id;
}

/** These are 24 different renditions. As AVIF, each of them is large. */
const LARGE = [40, 55, 70].flatMap((q) => [1, 2, 5, 10, 20, 50, 100, 0].map((b) => `q=${q}${b ? `&b=${b}` : ''}`));
const WIDTHS = [16, 24, 32, 48, 64, 80, 120, 160, 200, 240, 300, 320, 360, 400, 450, 500, 600, 675, 800];

test.each([
  ['one source', () => '203.0.113.7', 429],
  ['as many sources as requests', (n: number) => `203.0.113.${n + 10}`, 503],
])('small renditions of another picture are served while %s requests 24 large ones', async (_, sourceOf, refusal) => {
  const other = await upload('other.png', aPicture(1500, 1000));
  const answers: Answer[] = [];
  const refused: Answer[] = [];
  const attack = LARGE.map(async (query, n) => {
    const address = `/img/${attacked}?w=2000&h=1500&f=avif&${query}`;
    const answer = await site.get(address, { 'x-forwarded-for': sourceOf(n) });
    answers.push(answer);
    if (answer.status !== 200) refused.push(answer);
    return answer;
  });
  // After the first refusal the queue is full.
  await Promise.race(
    attack.map(async (one) => ((await one).status === refusal ? undefined : new Promise(() => undefined))),
  );
  const times: number[] = [];
  for (const width of WIDTHS) {
    if (answers.length === LARGE.length) break;
    const startedAt = performance.now();
    const { status } = await site.get(`/img/${other}?w=${width}&f=webp`, { 'x-forwarded-for': '198.51.100.1' });
    times.push(performance.now() - startedAt);
    expect(status).toBe(200);
    // The first response must not wait for the end of the attack.
    if (times.length === 1) expect(answers.length).toBeLessThan(LARGE.length);
  }
  await Promise.all(attack);
  const sorted = times.sort((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!);
  process.stdout.write(`${sorted.length} small renditions: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms\n`);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});
