import type { Conflict } from './merge.ts';
import { dropMoves } from './moves.ts';
import { isEqual } from './path.ts';
import { type Region, endsIn, regionsOf, touches, valuesOf } from './regions.ts';
import type { Batch, Done } from './replay.ts';

/** What one replaced or removed as a whole while the other worked in it. */
export function dropOverlaps(their: Batch, my: Batch, left: Set<Done>, conflicts: Conflict[]): void {
  dropSameSets(their, my, left);
  for (const region of regionsOf(their)) {
    const touching = [...left].filter((done) => touches(region, done));
    if (touching.length === 0) continue;
    const { base, theirs, mine } = valuesOf(region, their, their, my);
    if (isEqual(theirs, base)) continue;
    if (!isEqual(mine, base) && !isEqual(theirs, mine)) conflicts.push({ path: region.path, base, theirs, mine });
    dropWithin(region, left);
  }
  for (const region of regionsOf(my)) {
    if (!left.has(region.by) || !their.done.some((done) => touches(region, done))) continue;
    const { base, theirs, mine } = valuesOf(region, my, their, my);
    if (isEqual(theirs, base) || (mine === undefined && theirs === undefined)) continue;
    if (!isEqual(mine, base) && !isEqual(theirs, mine)) conflicts.push({ path: region.path, base, theirs, mine });
    left.delete(region.by);
    dropWithin(region, left);
    if (!region.fields) dropMoves(region.owner!, left);
  }
}

/** So that both can put something into a list that neither found. */
function dropSameSets(their: Batch, my: Batch, left: Set<Done>): void {
  const theirs = setsOf(their);
  for (const [id, [mine, ...more]] of setsOf(my)) {
    const [same, ...others] = theirs.get(id) ?? [];
    if (same && more.length + others.length === 0 && isEqual(same.operation, mine!.operation)) left.delete(mine!);
  }
}

function setsOf(batch: Batch): Map<string, Done[]> {
  const sets = new Map<string, Done[]>();
  for (const done of batch.done) {
    if (done.operation.op !== 'set') continue;
    const { owner, fields } = done.trails[0]!.at(-1)!;
    const id = JSON.stringify([owner?.id, fields]);
    sets.set(id, [...(sets.get(id) ?? []), done]);
  }
  return sets;
}

/** What leads to an item is not dropped: where the item went, and whether it is still there, is known. */
function dropWithin(region: Region, left: Set<Done>): void {
  for (const done of left) if (done.operation.op !== 'remove' && endsIn(region, done)) left.delete(done);
}
