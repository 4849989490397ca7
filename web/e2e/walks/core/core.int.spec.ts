import { type CoreSite, startCoreSite } from './core-site.ts';
import { CoreWalk } from './core-walk.ts';
import { type Figures, add } from './figures.ts';
import { shorten } from './shorten.ts';

/** Walks are short by default; these variables make them longer. */
const steps = Number(process.env.WALK_STEPS ?? 250);
const seeds = (process.env.WALK_SEED ?? '1,2,3').split(',').map(Number);

const total: Figures = {};
let site: CoreSite;
beforeAll(async () => {
  site = await startCoreSite();
});
afterAll(async () => {
  if (process.env.WALK_SEED) process.stderr.write(`walks: ${JSON.stringify(total)}\n`);
  await site?.stop();
});

test.each(seeds)('editors of one page lose no change and agree in the end: seed %i', async (seed) => {
  const settings = { seed, steps, people: 2 + (seed % 4), hasTwoTabs: seed % 2 === 0 };
  const walk = new CoreWalk(site, settings);
  const figures = await walk.run().catch((error: unknown) => shorten(walk, error as Error));
  add(total, figures);
  expect(figures.words).toBeGreaterThan(0);
});
