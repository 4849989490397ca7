import { walk } from './walk.ts';
import { type WalkingSite, startWalkingSite } from './walking-site.ts';

/** By default one person with two tabs and a colleague take a short walk; `npm run walks` runs long ones. */
const steps = Number(process.env.WALK_STEPS ?? 16);
const seeds = (process.env.WALK_SEED ?? '2').split(',').map(Number);

let site: WalkingSite;
beforeAll(async () => {
  site = await startWalkingSite();
});
afterAll(() => site?.stop());

test.each(seeds)('concurrent editors of one page lose no word and agree in the end: seed %i', async (seed) => {
  const outcome = await walk(site, { seed, steps, clients: seed % 3 === 0 ? 3 : 2, hasTwoTabs: seed % 2 === 0 });
  if (process.env.WALK_SEED) process.stderr.write(`walk ${seed}: ${JSON.stringify(outcome)}\n`);
  expect(outcome.typed).toBeGreaterThan(0);
});
