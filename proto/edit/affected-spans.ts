import type { KeyedItem, Operation, Path } from './operation.ts';
import { apply } from './apply.ts';
import { invertOperations } from './invert.ts';
import { getOrCreate, type Node, isRemoved } from './outline.ts';
import { isPrefix, valueAt } from './path.ts';
import type { ReplayedBatch, ReplayedOperation, PathTrail } from './replay.ts';

/** Represents an item that one of the batches moved into or out of the span, so its content is unknown here. */
export const movedAcross = Symbol('moved across');

export interface AffectedSpan {
  by: ReplayedOperation;
  owner: Node | null;
  fields: Path | null;
  path: Path;
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

function enters(span: AffectedSpan, trail: PathTrail, through?: ReadonlySet<Node>): number {
  const index = trail.findIndex(
    ({ owner, fields }) => owner === span.owner && (span.fields === null || isPrefix(span.fields, fields)),
  );
  if (index < 0 || (through && trail.slice(index + 1).some(({ owner }) => through.has(owner!)))) return -1;
  return trail[index]!.start + (span.fields?.length ?? 0);
}

/** Operations by the items and fields that they change, so that a span is not compared with every operation. */
type ChangesByNode = Map<Node | null, Map<string, Set<ReplayedOperation>>>;

export function indexChanges(batch: Iterable<ReplayedOperation>): ChangesByNode {
  const touches: ChangesByNode = new Map();
  const add = (owner: Node | null, fields: Path, done: ReplayedOperation) => {
    const ofOwner = getOrCreate(touches, owner, () => new Map<string, Set<ReplayedOperation>>());
    getOrCreate(ofOwner, JSON.stringify(fields), () => new Set()).add(done);
  };
  for (const done of batch) {
    if (done.operation.op === 'remove') add(done.node!, [], done);
    for (const { owner, fields } of done.trails.flat())
      for (let length = 0; length <= fields.length; length++) add(owner, fields.slice(0, length), done);
  }
  return touches;
}

export const findTouching = (touches: ChangesByNode, { owner, fields }: AffectedSpan): ReplayedOperation[] => [
  ...(touches.get(owner)?.get(JSON.stringify(fields ?? [])) ?? []),
];

export function endsWithin(span: AffectedSpan, { trails }: ReplayedOperation): boolean {
  const { owner, fields } = trails.at(-1)!.at(-1)!;
  return span.fields !== null && owner === span.owner && isPrefix(span.fields, fields);
}

export function getSpanValues(
  span: AffectedSpan,
  by: ReplayedBatch,
  their: ReplayedBatch,
  my: ReplayedBatch,
  away?: ReadonlySet<Node>,
) {
  const earlier = by.done.slice(0, by.done.indexOf(span.by));
  const departed = new Set([...findIntersection(span, earlier).departed, ...(away ?? [])]);
  const base = apply({ value: span.value }, invertOperations(operationsInside(span, earlier, departed))).value;
  const after = (batch: ReplayedBatch) =>
    span.fields === null && isRemoved(batch, span.owner)
      ? undefined
      : apply({ value: base }, operationsInside(span, batch.done, departed)).value;
  return { base, theirs: after(their), mine: after(my), away: departed };
}

/** Returns an inserted item with the later changes of its batch. */
export function findInsertedItem(node: Node, { item }: InsertOperation, batch: ReplayedBatch): unknown {
  const span = { by: batch.done[0]!, owner: node, fields: null, path: [], value: item };
  return getSpanValues(span, batch, batch, batch).mine;
}

type InsertOperation = Extract<Operation, { op: 'insert' }>;

export function relativePath(span: Pick<AffectedSpan, 'owner' | 'fields'>, node: Node): Path | null {
  if (node === span.owner && span.fields === null) return [];
  if (!node.base) return null;
  const { owner, fields } = node.base.list;
  if (owner === span.owner && span.fields && isPrefix(span.fields, fields))
    return [...fields.slice(span.fields.length), `#${node.key}`];
  const above = owner && relativePath(span, owner);
  return above && [...above, ...fields, `#${node.key}`];
}

function findIntersection(
  span: AffectedSpan,
  batch: readonly ReplayedOperation[],
  away: ReadonlySet<Node> = new Set(),
) {
  const departed = new Set<Node>();
  const crossed = new Set(away);
  for (let before = -1; before !== crossed.size;) {
    before = crossed.size;
    for (const { operation, trails, node } of batch) {
      if (operation.op !== 'move') continue;
      const [from, to] = trails.map((trail) => enters(span, trail, crossed) >= 0);
      if (from === to) continue;
      if (from) departed.add(node!);
      crossed.add(node!);
    }
  }
  return { departed, crossed };
}

function operationsInside(
  span: AffectedSpan,
  batch: readonly ReplayedOperation[],
  away: ReadonlySet<Node>,
): Operation[] {
  const { crossed } = findIntersection(span, batch, away);
  return batch.flatMap(({ operation, trails }): Operation[] => {
    const [at, to] = trails.map((trail) => enters(span, trail, crossed)) as [number, number];
    const below = (path: Path, start: number) => ['value', ...path.slice(start)];
    if (operation.op !== 'move') return at < 0 ? [] : [{ ...operation, path: below(operation.path, at) }];
    const { key } = operation;
    const from = { path: below(operation.from.path, at), after: operation.from.after };
    const there = { path: below(operation.to.path, to), after: operation.to.after };
    if (at >= 0 && to >= 0) return [{ op: 'move', key, from, to: there }];
    const item = { key, [movedAcross]: true } as KeyedItem;
    if (at >= 0) return [{ op: 'remove', ...from, item }];
    return to >= 0 ? [{ op: 'insert', ...there, item }] : [];
  });
}
