import type { Operation, Path } from '../edit.ts';
import { apply } from './apply.ts';
import { invertOperations } from './invert.ts';
import type { Node } from './outline.ts';
import { isPrefix, valueAt } from './path.ts';
import type { ReplayedBatch, ReplayedOperation, PathTrail } from './replay.ts';
import { isRemoved } from './state.ts';

/** A part of the document that a batch replaced or removed as a whole, so that edits of the other batch inside it would be lost. */
export interface AffectedSpan {
  by: ReplayedOperation;
  owner: Node | null;
  /** The path of the field that was set; null for an item that was removed. */
  fields: Path | null;
  path: Path;
  /** The value just before the operation, as far as the operation contains it. */
  value: unknown;
}

export const findAffectedSpans = (batch: ReplayedBatch): AffectedSpan[] =>
  batch.done.flatMap(findSpansOfOperation).sort((a, b) => a.path.length - b.path.length);

function findSpansOfOperation(done: ReplayedOperation): AffectedSpan[] {
  const { operation, trails, node } = done;
  if (operation.op === 'set') {
    const { owner, fields } = trails[0]!.at(-1)!;
    return [{ by: done, owner, fields, path: operation.path, value: operation.from }];
  }
  if (operation.op !== 'remove') return [];
  const path = [...operation.path, `#${operation.item.key}`];
  return [{ node: node!, inside: [] as Path }, ...done.lost!].map((lost) => ({
    by: done,
    owner: lost.node,
    fields: null,
    path: [...path, ...lost.inside],
    value: valueAt(operation.item, lost.inside),
  }));
}

/**
 * The index in the operation's path where the span begins; -1 when the trail does not lead into it, or continues through one of the items.
 */
function enters(region: AffectedSpan, trail: PathTrail, through?: ReadonlySet<Node>): number {
  const index = trail.findIndex(
    ({ owner, fields }) => owner === region.owner && (region.fields === null || isPrefix(region.fields, fields)),
  );
  if (index < 0 || (through && trail.slice(index + 1).some(({ owner }) => through.has(owner!)))) return -1;
  return trail[index]!.start + (region.fields?.length ?? 0);
}

export const overlaps = (region: AffectedSpan, done: ReplayedOperation): boolean =>
  done.trails.some((trail) => enters(region, trail) >= 0) ||
  (region.fields === null && done.operation.op === 'remove' && done.node === region.owner);

export function endsWithin(region: AffectedSpan, { trails }: ReplayedOperation): boolean {
  const { owner, fields } = trails.at(-1)!.at(-1)!;
  return region.fields !== null && owner === region.owner && isPrefix(region.fields, fields);
}

export function getSpanValues(
  region: AffectedSpan,
  by: ReplayedBatch,
  their: ReplayedBatch,
  my: ReplayedBatch,
  away?: ReadonlySet<Node>,
) {
  const earlier = by.done.slice(0, by.done.indexOf(region.by));
  // Items that left the span earlier are not part of the value that the operation carries.
  const went = new Set([...findIntersection(region, earlier).went, ...(away ?? [])]);
  const base = apply({ value: region.value }, invertOperations(isInside(region, earlier, went))).value;
  const after = (batch: ReplayedBatch) =>
    region.fields === null && isRemoved(batch, region.owner)
      ? undefined
      : apply({ value: base }, isInside(region, batch.done, went)).value;
  return { base, theirs: after(their), mine: after(my), away: went };
}

export function relativePath(region: Pick<AffectedSpan, 'owner' | 'fields'>, node: Node): Path | null {
  if (node === region.owner && region.fields === null) return [];
  if (!node.base) return null;
  const { owner, fields } = node.base.list;
  if (owner === region.owner && region.fields && isPrefix(region.fields, fields))
    return [...fields.slice(region.fields.length), `#${node.key}`];
  const above = owner && relativePath(region, owner);
  return above && [...above, ...fields, `#${node.key}`];
}

function findIntersection(
  region: AffectedSpan,
  batch: readonly ReplayedOperation[],
  away: ReadonlySet<Node> = new Set(),
) {
  const went = new Set<Node>();
  const crossed = new Set(away);
  for (let before = -1; before !== crossed.size;) {
    before = crossed.size;
    for (const { operation, trails, node } of batch) {
      if (operation.op !== 'move') continue;
      const [from, to] = trails.map((trail) => enters(region, trail, crossed) >= 0);
      if (from === to) continue;
      if (from) went.add(node!);
      crossed.add(node!);
    }
  }
  return { went, crossed };
}

/** Paths are relative to the span. An item that crosses its border is represented by its key only. */
function isInside(region: AffectedSpan, batch: readonly ReplayedOperation[], away: ReadonlySet<Node>): Operation[] {
  const { crossed } = findIntersection(region, batch, away);
  return batch.flatMap(({ operation, trails }): Operation[] => {
    const [at, to] = trails.map((trail) => enters(region, trail, crossed)) as [number, number];
    const below = (path: Path, start: number) => ['value', ...path.slice(start)];
    if (operation.op !== 'move') return at < 0 ? [] : [{ ...operation, path: below(operation.path, at) }];
    const { key } = operation;
    const from = { path: below(operation.from.path, at), after: operation.from.after };
    const there = { path: below(operation.to.path, to), after: operation.to.after };
    if (at >= 0 && to >= 0) return [{ op: 'move', key, from, to: there }];
    if (at >= 0) return [{ op: 'remove', ...from, item: { key } }];
    return to >= 0 ? [{ op: 'insert', ...there, item: { key } }] : [];
  });
}
