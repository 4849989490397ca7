import { type EditingSite, startEditing } from '../editing-site.ts';
import { walk } from './walk.ts';

/** A few short walks each time; `npm run walks` takes long ones. */
const steps = Number(process.env.WALK_STEPS ?? 25);
const seeds = (process.env.WALK_SEED ?? '1,2').split(',').map(Number);

let editing: EditingSite;
beforeAll(async () => {
  editing = await startEditing();
}, 60_000);
afterAll(() => editing?.stop());

test.each(seeds)(
  'people who edit one page lose no word and come to agree, however they walk: seed %i',
  async (seed) => {
    const outcome = await walk(editing, { seed, steps, clients: seed % 3 === 0 ? 3 : 2 });
    if (process.env.WALK_SEED) process.stderr.write(`walk ${seed}: ${JSON.stringify(outcome)}\n`);
    expect(outcome.typed).toBeGreaterThan(0);
  },
  180_000 + steps * 15_000,
);
