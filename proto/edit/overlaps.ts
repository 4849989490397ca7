import type { Conflict } from './merge.ts';
import { dropMoves } from './moves.ts';
import { isEqual } from './path.ts';
import { type AffectedSpan, endsWithin, findAffectedSpans, overlaps, getSpanValues } from './affected-spans.ts';
import type { ReplayedBatch, ReplayedOperation } from './replay.ts';

export function dropOverlaps(
  their: ReplayedBatch,
  my: ReplayedBatch,
  left: Set<ReplayedOperation>,
  conflicts: Conflict[],
): void {
  dropSameSets(their, my, left);
  for (const region of findAffectedSpans(their)) {
    const touching = [...left].filter((done) => overlaps(region, done));
    if (touching.length === 0) continue;
    const { base, theirs, mine } = getSpanValues(region, their, their, my);
    if (isEqual(theirs, base)) continue;
    if (!isEqual(mine, base) && !isEqual(theirs, mine)) conflicts.push({ path: region.path, base, theirs, mine });
    dropOperationsWithin(region, left);
  }
  for (const region of findAffectedSpans(my)) {
    if (!left.has(region.by) || !their.done.some((done) => overlaps(region, done))) continue;
    const { base, theirs, mine } = getSpanValues(region, my, their, my);
    if (isEqual(theirs, base) || (mine === undefined && theirs === undefined)) continue;
    if (!isEqual(mine, base) && !isEqual(theirs, mine)) conflicts.push({ path: region.path, base, theirs, mine });
    left.delete(region.by);
    dropOperationsWithin(region, left);
    if (!region.fields) dropMoves(region.owner!, left);
  }
}

/** Runs first so that both batches can insert into a list that did not exist before. */
function dropSameSets(their: ReplayedBatch, my: ReplayedBatch, left: Set<ReplayedOperation>): void {
  const theirs = findSets(their);
  for (const [id, [mine, ...more]] of findSets(my)) {
    const [same, ...others] = theirs.get(id) ?? [];
    if (same && more.length + others.length === 0 && isEqual(same.operation, mine!.operation)) left.delete(mine!);
  }
}

function findSets(batch: ReplayedBatch): Map<string, ReplayedOperation[]> {
  const sets = new Map<string, ReplayedOperation[]>();
  for (const done of batch.done) {
    if (done.operation.op !== 'set') continue;
    const { owner, fields } = done.trails[0]!.at(-1)!;
    const id = JSON.stringify([owner?.id, fields]);
    sets.set(id, [...(sets.get(id) ?? []), done]);
  }
  return sets;
}

/** Operations that lead to an item are not dropped: the state knows where the item is and whether it still exists. */
function dropOperationsWithin(region: AffectedSpan, left: Set<ReplayedOperation>): void {
  for (const done of left) if (done.operation.op !== 'remove' && endsWithin(region, done)) left.delete(done);
}
