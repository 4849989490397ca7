import { editingAt } from '../test/editing.ts';
import { manyEditors } from '../test/many-editors.ts';
import { startSite } from '../test/site.ts';

const EDITORS = 200;
const SECONDS = 60;

const site = await startSite({ trustProxy: true });
const editors = await manyEditors(site, await editingAt(site), EDITORS);
const times: number[] = [];
const refused = new Map<string, number>();

const began = performance.now();
await Promise.all(
  editors.map(async (editor) => {
    while (performance.now() - began < SECONDS * 1000) {
      const asked = performance.now();
      const { status, json } = await editor.write();
      if (status === 200) times.push(performance.now() - asked);
      else refused.set(`${status} ${json.error.message}`, (refused.get(`${status} ${json.error.message}`) ?? 0) + 1);
    }
  }),
);
const seconds = (performance.now() - began) / 1000;
times.sort((a, b) => a - b);
console.log(
  `${EDITORS} editors saving pages of their own   ${(times.length / seconds).toFixed(0)} saves/s   ` +
    `p50 ${at(50)} ms   p95 ${at(95)} ms   p99 ${at(99)} ms   (${times.length} saves in ${seconds.toFixed(0)} s)`,
);
for (const [answer, count] of refused) console.log(`${count} times ${answer}`);

const lost = [];
for (const editor of editors) lost.push(...(await editor.lost()));
console.log(`${lost.length} of ${times.length} acknowledged saves lost`);
await site.stop();
if (lost.length > 0) throw new Error(`Acknowledged and not stored: ${lost.slice(0, 10).join(', ')}`);
process.exit(refused.size === 0 ? 0 : 1);

function at(percent: number): string {
  return (times[Math.floor((times.length * percent) / 100)] ?? NaN).toFixed(0);
}
