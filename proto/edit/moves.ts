import type { Operation, Path, Place } from '../edit.ts';
import type { Conflict } from './merge.ts';
import type { Node } from './outline.ts';
import { isEqual } from './path.ts';
import type { Batch, Done } from './replay.ts';
import { placeOf } from './state.ts';

/** Items that both brought under one key. */
export function dropSameItems(their: Batch, my: Batch, left: Set<Done>, conflicts: Conflict[]): void {
  for (const [node, mine] of my.brought) {
    const theirs = their.brought.get(node);
    if (!theirs || !left.has(mine) || theirs.operation.op !== 'insert' || mine.operation.op !== 'insert') continue;
    const path = [...mine.operation.path, `#${node.key}`];
    if (!isEqual(theirs.operation.item, mine.operation.item)) {
      conflicts.push({ path, base: undefined, theirs: theirs.operation.item, mine: mine.operation.item });
      dropAllOf(node, left);
    } else {
      if (theirs.entry !== mine.entry)
        conflicts.push({ path, base: undefined, theirs: placeTold(theirs.operation), mine: placeTold(mine.operation) });
      left.delete(mine);
    }
  }
}

/** Items that both moved. */
export function dropSameMoves(their: Batch, my: Batch, left: Set<Done>, conflicts: Conflict[]): void {
  for (const [node, moves] of movesOf([...left])) {
    const [theirs, mine] = [placeOf(their, node), placeOf(my, node)];
    const last = movesOf(their.done).get(node)?.at(-1);
    const isRemoved = their.places.get(node) === null;
    if (!last && !isRemoved) continue;
    if (!isRemoved && mine && theirs !== mine)
      conflicts.push({
        path: [...moves[0]!.from.path, `#${node.key}`],
        base: moves[0]!.from,
        theirs: last!.to,
        mine: moves.at(-1)!.to,
      });
    dropMoves(node, left);
  }
}

/** Two moves that would put each item into the other. */
export function dropCycles(their: Batch, my: Batch, left: Set<Done>, conflicts: Conflict[]): void {
  for (const [node, moves] of movesOf([...left])) {
    const moved = movesOf([...left]);
    const place = (at: Node) => (moved.has(at) || my.brought.has(at) ? placeOf(my, at) : placeOf(their, at));
    let at = place(node)?.list.owner ?? null;
    const passed = new Set<Node>();
    let other: Place | undefined;
    while (at && at !== node && !passed.has(at)) {
      passed.add(at);
      if (!moved.has(at)) other ??= movesOf(their.done).get(at)?.at(-1)?.to;
      at = place(at)?.list.owner ?? null;
    }
    if (at !== node) continue;
    const { from } = moves[0]!;
    conflicts.push({ path: [...from.path, `#${node.key}`], base: from, theirs: other, mine: moves.at(-1)!.to });
    dropMoves(node, left);
  }
}

export function dropMoves(node: Node, left: Set<Done>): void {
  for (const done of left) if (done.operation.op === 'move' && done.node === node) left.delete(done);
}

type Move = Extract<Operation, { op: 'move' }>;

export function movesOf(batch: readonly Done[]): Map<Node, Move[]> {
  const moves = new Map<Node, Move[]>();
  for (const { operation, node } of batch)
    if (operation.op === 'move') moves.set(node!, [...(moves.get(node!) ?? []), operation]);
  return moves;
}

function dropAllOf(node: Node, left: Set<Done>): void {
  const isIn = (done: Done) => done.trails.some((trail) => trail.some(({ owner }) => owner === node));
  for (const done of left) if (done.node === node || isIn(done)) left.delete(done);
}

const placeTold = ({ path, after }: { path: Path; after: string | null }): Place => ({ path, after });
