import { pageFixture } from '../../../src/visit/visit.fixture.ts';
import { firstContents } from '../first-contents.ts';
import { UndoWalk } from './undo-walk.ts';

const steps = Number(process.env.WALK_STEPS ?? 120);
const seeds = (process.env.WALK_SEED ?? '1,2,3,4,5,6,7,8').split(',').map(Number);

const startOf = (seed: number, theirs: readonly string[] = []) =>
  new UndoWalk(pageFixture({ contents: firstContents(), tags: [] }), seed, theirs);

async function expectRule(walk: UndoWalk, rule: () => void | Promise<void>): Promise<void> {
  try {
    await rule();
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${walk.lines.join('\n')}`, { cause: error });
  }
}

test.each(seeds)(
  'undo of everything returns to the start, and redo of everything to the end: seed %i',
  async (seed) => {
    const walk = startOf(seed);
    const start = walk.parts();
    await expectRule(walk, async () => {
      for (let at = 1; at <= steps; at++) await walk.act(at);
      walk.redoAll();
      const end = walk.parts();
      walk.undoAll();
      expect(walk.parts()).toEqual(start);
      walk.redoAll();
      expect(walk.parts()).toEqual(end);
    });
  },
);

test.each(seeds)('undo of everything of mine leaves only what others have changed: seed %i', async (seed) => {
  const walk = startOf(seed, ['r2', 't1']);
  const start = walk.parts();
  await expectRule(walk, async () => {
    for (let at = 1; at <= steps; at++) {
      await walk.act(at);
      if (at % 3 === 0) await walk.actOfTheirs(at);
      if (at % 10 === 0) walk.save();
    }
    walk.redoAll();
    walk.saveAll();
    const end = walk.parts();
    walk.undoAll();
    walk.saveAll();
    expect(walk.parts()).toEqual({ mine: start.mine, theirs: end.theirs });
    walk.redoAll();
    walk.saveAll();
    expect(walk.parts()).toEqual(end);
  });
});
