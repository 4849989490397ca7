import type { Operation, Path, ListPosition } from './operation.ts';
import { findInsertedItem } from './affected-spans.ts';
import type { Conflict } from './merge.ts';
import { type Node, findPosition } from './outline.ts';
import { isEqual } from './path.ts';
import type { ReplayedBatch, ReplayedOperation } from './replay.ts';

export function dropSameItems(
  their: ReplayedBatch,
  my: ReplayedBatch,
  remaining: Set<ReplayedOperation>,
  conflicts: Conflict[],
): void {
  for (const [node, mine] of my.inserted) {
    const theirs = their.inserted.get(node);
    if (!theirs || !remaining.has(mine) || theirs.operation.op !== 'insert' || mine.operation.op !== 'insert') continue;
    const path = [...mine.operation.path, `#${node.key}`];
    const there = findInsertedItem(node, theirs.operation, their);
    const here = findInsertedItem(node, mine.operation, my);
    const within = [...remaining].filter((done) => concerns(node, done));
    const isFilledAlike = isEqual(there, here) && within.every(({ operation }) => operation.op !== 'move');
    if (!isEqual(theirs.operation.item, mine.operation.item) && !isFilledAlike) {
      conflicts.push({ path, base: undefined, theirs: there, mine: here });
      for (const done of within) remaining.delete(done);
    } else {
      if (theirs.entry !== mine.entry)
        conflicts.push({
          path,
          base: undefined,
          theirs: originalPosition(theirs.operation),
          mine: originalPosition(mine.operation),
        });
      for (const done of isFilledAlike ? within : [mine]) remaining.delete(done);
    }
  }
}

export function dropSameMoves(
  their: ReplayedBatch,
  my: ReplayedBatch,
  remaining: Set<ReplayedOperation>,
  conflicts: Conflict[],
): void {
  for (const [node, moves] of findMoves([...remaining])) {
    const [theirs, mine] = [findPosition(their, node), findPosition(my, node)];
    const last = findMoves(their.done).get(node)?.at(-1);
    const isRemoved = their.positions.get(node) === null;
    if (!last && !isRemoved) continue;
    if (!isRemoved && mine && theirs !== mine)
      conflicts.push({
        path: [...moves[0]!.from.path, `#${node.key}`],
        base: moves[0]!.from,
        theirs: last!.to,
        mine: moves.at(-1)!.to,
      });
    dropMoves(node, remaining);
  }
}

export function dropCycles(
  their: ReplayedBatch,
  my: ReplayedBatch,
  remaining: Set<ReplayedOperation>,
  conflicts: Conflict[],
): void {
  for (const [node, moves] of findMoves([...remaining])) {
    const moved = findMoves([...remaining]);
    const positionOf = (at: Node) =>
      moved.has(at) || my.inserted.has(at) ? findPosition(my, at) : findPosition(their, at);
    let at = positionOf(node)?.list.owner ?? null;
    const passed = new Set<Node>();
    let other: ListPosition | undefined;
    while (at && at !== node && !passed.has(at)) {
      passed.add(at);
      if (!moved.has(at)) other ??= findMoves(their.done).get(at)?.at(-1)?.to;
      at = positionOf(at)?.list.owner ?? null;
    }
    if (at !== node) continue;
    const { from } = moves[0]!;
    conflicts.push({ path: [...from.path, `#${node.key}`], base: from, theirs: other, mine: moves.at(-1)!.to });
    dropMoves(node, remaining);
  }
}

export function dropMoves(node: Node, remaining: Set<ReplayedOperation>): void {
  for (const done of remaining) if (done.operation.op === 'move' && done.node === node) remaining.delete(done);
}

type Move = Extract<Operation, { op: 'move' }>;

export function findMoves(batch: readonly ReplayedOperation[]): Map<Node, Move[]> {
  const moves = new Map<Node, Move[]>();
  for (const { operation, node } of batch)
    if (operation.op === 'move') moves.set(node!, [...(moves.get(node!) ?? []), operation]);
  return moves;
}

const concerns = (node: Node, done: ReplayedOperation): boolean =>
  done.node === node || done.trails.some((trail) => trail.some(({ owner }) => owner === node));

const originalPosition = ({ path, after }: { path: Path; after: string | null }): ListPosition => ({ path, after });
