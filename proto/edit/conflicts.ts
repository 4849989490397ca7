import type { Conflict } from './merge.ts';
import { dropMoves, findMoves } from './moves.ts';
import { isEqual, valueAt } from './path.ts';
import {
  type AffectedSpan,
  endsWithin,
  findAffectedSpans,
  findTouching,
  getSpanValues,
  indexChanges,
  relativePath,
} from './affected-spans.ts';
import type { ReplayedBatch, ReplayedOperation } from './replay.ts';
import { type Node, type MergeState, addressOf, isRemoved } from './outline.ts';

export function dropOverlaps(
  their: ReplayedBatch,
  my: ReplayedBatch,
  remaining: Set<ReplayedOperation>,
  conflicts: Conflict[],
): void {
  dropSameSets(their, my, remaining);
  const mineIn = indexChanges(my.done);
  const theirsIn = indexChanges(their.done);
  for (const span of findAffectedSpans(their)) {
    const touching = findTouching(mineIn, span);
    if (!touching.some((done) => remaining.has(done))) continue;
    const { base, theirs, mine } = getSpanValues(span, their, their, my);
    if (isEqual(theirs, base)) continue;
    if (!isEqual(mine, base) && !isEqual(theirs, mine)) conflicts.push({ path: span.path, base, theirs, mine });
    dropOperationsWithin(span, touching, remaining);
  }
  // One removal can cause several conflicts, for example if another item was moved into the removed one.
  const removals = new Set([...remaining].filter(({ operation }) => operation.op === 'remove'));
  for (const span of findAffectedSpans(my)) {
    if (!(remaining.has(span.by) || removals.has(span.by)) || findTouching(theirsIn, span).length === 0) continue;
    const { base, theirs, mine } = getSpanValues(span, my, their, my);
    if (isEqual(theirs, base) || (mine === undefined && theirs === undefined)) continue;
    if (!isEqual(mine, base) && !isEqual(theirs, mine)) conflicts.push({ path: span.path, base, theirs, mine });
    remaining.delete(span.by);
    dropOperationsWithin(span, findTouching(mineIn, span), remaining);
    if (!span.fields) dropMoves(span.owner!, remaining);
  }
}

function dropSameSets(their: ReplayedBatch, my: ReplayedBatch, remaining: Set<ReplayedOperation>): void {
  const theirs = findSets(their);
  for (const [id, [mine, ...more]] of findSets(my)) {
    const [same, ...others] = theirs.get(id) ?? [];
    if (same && more.length + others.length === 0 && isEqual(same.operation, mine!.operation)) remaining.delete(mine!);
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

function dropOperationsWithin(
  span: AffectedSpan,
  touching: readonly ReplayedOperation[],
  remaining: Set<ReplayedOperation>,
): void {
  for (const done of touching) if (done.operation.op !== 'remove' && endsWithin(span, done)) remaining.delete(done);
}

export function findOrphanedEdits(their: ReplayedBatch, my: ReplayedBatch, state: MergeState): Conflict[] {
  const lost = findAffectedSpans(their);
  const isReported = (node: Node) => lost.some(({ owner, fields }) => owner === node && fields === null);
  const nodes = [...findMoves(my.done).keys()].filter(
    (node) => !isReported(node) && !isRemoved(my, node) && isRemoved(state, node),
  );
  return nodes.map((node) => {
    const path = addressOf(my, node);
    const { value, away } = valueBefore(node, lost, their, my);
    const item = { by: my.done[0]!, owner: node, fields: null, path, value };
    const { base, mine } = getSpanValues(item, my, their, my, away);
    return { path, base: node.base && base, theirs: undefined, mine };
  });
}

function valueBefore(
  node: Node,
  lost: AffectedSpan[],
  their: ReplayedBatch,
  my: ReplayedBatch,
): { value: unknown; away?: ReadonlySet<Node> } {
  for (const [owner, { operation }] of my.inserted) {
    const inside = relativePath({ owner, fields: null }, node);
    if (inside && operation.op === 'insert') return { value: valueAt(operation.item, inside) };
  }
  for (const span of lost) {
    const inside = relativePath(span, node);
    const { base, away } = getSpanValues(span, their, their, my);
    const value = inside && valueAt(base, inside);
    if (value) return { value, away };
  }
  return { value: { key: node.key } };
}
