import { CoreWalk } from './core-walk.ts';

/** Finds the shortest beginning of the walk that fails by halving, and throws with all of its steps. */
export async function shorten(failed: CoreWalk, error: Error): Promise<never> {
  let [passing, walk, failure] = [0, failed, error];
  while (process.env.WALK_SHORTEN !== 'no' && walk.at - passing > 1) {
    const steps = Math.floor((passing + walk.at) / 2);
    const shorter = new CoreWalk(failed.site, { ...failed.settings, steps });
    const next = await shorter.run().then(
      () => null,
      (reason: unknown) => reason as Error,
    );
    if (next) [walk, failure] = [shorter, next];
    else passing = steps;
  }
  const { seed } = failed.settings;
  const lines = walk.ledger.lines.join('\n');
  throw new Error(`The walk with WALK_SEED=${seed} WALK_STEPS=${walk.at} failed: ${failure.message}\n${lines}`, {
    cause: failure,
  });
}
