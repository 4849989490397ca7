import { percentile } from '../../scripts/bench/percentile.ts';
import { editingAt } from '../test/editing.ts';
import { manyEditors } from '../test/many-editors.ts';
import { startSite } from '../test/site.ts';

const EDITORS = 200;
const SECONDS = 60;

const site = await startSite({ trustProxy: true });
const editors = await manyEditors(site, await editingAt(site), EDITORS);
const times: number[] = [];
const refused = new Map<string, number>();

const startedAt = performance.now();
await Promise.all(
  editors.map(async (editor) => {
    while (performance.now() - startedAt < SECONDS * 1000) {
      const sentAt = performance.now();
      const { status, json } = await editor.write();
      if (status === 200) times.push(performance.now() - sentAt);
      else refused.set(`${status} ${json.error.message}`, (refused.get(`${status} ${json.error.message}`) ?? 0) + 1);
    }
  }),
);
const seconds = (performance.now() - startedAt) / 1000;
console.log(
  `${EDITORS} editors saving a page each   ${(times.length / seconds).toFixed(0)} saves/s   ` +
    `p50 ${formatPercentile(0.5)} ms   p95 ${formatPercentile(0.95)} ms   p99 ${formatPercentile(0.99)} ms   (${times.length} saves in ${seconds.toFixed(0)} s)`,
);
for (const [refusal, count] of refused) console.log(`${count} times ${refusal}`);

const lost = [];
for (const editor of editors) lost.push(...(await editor.lost()));
console.log(`${lost.length} of ${times.length} acknowledged saves lost`);
await site.stop();
if (lost.length > 0) throw new Error(`Acknowledged saves that are not stored: ${lost.slice(0, 10).join(', ')}`);
process.exit(refused.size === 0 ? 0 : 1);

function formatPercentile(part: number): string {
  return percentile(times, part).toFixed(0);
}
