import type { KeyedItem, Operation, Path } from './operation.ts';
import { apply } from './apply.ts';
import { findInsertedItem } from './affected-spans.ts';
import type { Conflict } from './merge.ts';
import { findKeyedLists, isPrefix, valueAt } from './path.ts';
import { computeOrder } from './order.ts';
import {
  type Entry,
  type List,
  type Node,
  getSlot,
  type MergeState,
  addressOf,
  isRemoved,
  isWithin,
  findPosition,
} from './outline.ts';
import type { ReplayedBatch, ReplayedOperation } from './replay.ts';

type Insert = Extract<Operation, { op: 'insert' }>;

interface RebaseResult {
  operations: Operation[];
  clashes: Conflict[];
  state: MergeState;
}

export function rebaseOperations(
  their: ReplayedBatch,
  my: ReplayedBatch,
  remaining: Set<ReplayedOperation>,
): RebaseResult {
  const order = computeOrder(their, my);
  const state: MergeState = { positions: new Map(their.positions), slots: new Map(their.slots) };
  const operations: Operation[] = [];
  const clashes: Conflict[] = [];
  /** Moves that must wait for other moves, because they would put an item into itself. */
  const waiting = new Map<Node, Entry>();
  /** Removals that must wait for moves, because they would delete items that `my` batch keeps. */
  const deferred: (() => unknown)[] = [];

  const pathOf = (list: List) => [...addressOf(state, list.owner), ...list.fields];
  const occupant = (list: List, node: Node) => {
    const slot = getSlot(list, node.key);
    const inSlot = state.slots.get(slot);
    const other = inSlot === undefined ? their.outline.nodes.get(slot) : inSlot;
    return other && other !== node ? other : null;
  };
  const theirItems = findInsertedItems(their);
  const occupy = (node: Node, entry: Entry) => {
    state.positions.set(node, entry);
    state.slots.set(getSlot(entry.list, node.key), node);
  };
  const leave = (node: Node, entry: Entry) => {
    state.positions.set(node, null);
    state.slots.set(getSlot(entry.list, node.key), null);
  };
  const clash = (node: Node, list: List, mine: unknown) => {
    const theirs = theirItems.get(node.key) ?? { key: node.key };
    clashes.push({ path: [...pathOf(list), `#${node.key}`], base: undefined, theirs, mine });
  };
  const spared = new Set(
    my.done.flatMap((done) => (remaining.has(done) ? [] : [done.node, ...(done.lost ?? []).map(({ node }) => node)])),
  );
  const taking = [...remaining].filter(({ lost }) => lost && lost.length > 0);
  const isRetained = (node: Node) => !isRemoved(my, node) || spared.has(node);
  const remains = (isThere: (node: Node) => boolean) =>
    [...my.positions.keys()].some((node) => !isRemoved(state, node) && isThere(node));

  const set = (done: ReplayedOperation, isLast = false): unknown => {
    const { owner, fields } = done.trails[0]!.at(-1)!;
    if (isRemoved(state, owner) || done.operation.op !== 'set') return;
    const isUnder = ({ list }: Entry) => list.owner === owner && isPrefix(fields, list.fields);
    if (remains((node) => isUnder(findPosition(state, node)!))) return isLast || deferred.push(() => set(done, true));
    return operations.push({ ...done.operation, path: [...addressOf(state, owner), ...fields] });
  };

  const insert = (node: Node, entry: Entry, operation: Insert) => {
    const { list } = entry;
    const { item } = operation;
    if (isRemoved(state, list.owner)) return;
    if (occupant(list, node) || (theirItems.has(node.key) && !their.inserted.has(node)))
      return clash(node, list, findInsertedItem(node, operation, my));
    operations.push({ op: 'insert', path: pathOf(list), after: order(state, entry), item });
    occupy(node, entry);
  };

  const remove = (node: Node, item: KeyedItem, isLast = false): unknown => {
    const position = findPosition(state, node);
    if (!position || isRemoved(state, node)) return;
    if (remains((at) => at !== node && isRetained(at) && isWithin(state, at, node)))
      return isLast || deferred.push(() => remove(node, item, true));
    operations.push({ op: 'remove', path: pathOf(position.list), after: order(state, position), item });
    leave(node, position);
  };

  const findStrays = ({ lost = [] }: ReplayedOperation) =>
    lost.filter(({ node, entry }) => findPosition(state, node) !== entry);
  const valueOf = (done: ReplayedOperation, inside: Path) =>
    findStrays(done)
      .filter((stray) => stray.inside.length > inside.length && isPrefix(inside, stray.inside))
      .reduce((item, stray) => without(item, stray.inside.slice(inside.length)), itemAt(done, inside));

  const removeAll = (done: ReplayedOperation) => {
    const node = done.node!;
    for (const stray of findStrays(done)) if (!isRetained(stray.node)) remove(stray.node, valueOf(done, stray.inside));
    // The content of other removed items is removed separately, because this removal would otherwise delete it without a conflict.
    for (const other of taking)
      for (const stray of other === done ? [] : findStrays(other))
        if (stray.node !== node && !isRetained(stray.node) && isWithin(state, stray.node, node))
          remove(stray.node, valueOf(other, stray.inside));
    remove(node, valueOf(done, []));
  };

  const move = (node: Node, to: Entry): unknown => {
    waiting.delete(node);
    const from = findPosition(state, node);
    if (!from || from === to || isRemoved(state, node) || isRemoved(state, to.list.owner)) return;
    if (isWithin(state, to.list.owner, node)) return waiting.set(node, to);
    if (occupant(to.list, node)) return clash(node, to.list, { path: pathOf(to.list), after: order(state, to) });
    const old = { path: pathOf(from.list), after: order(state, from) };
    leave(node, from);
    operations.push({ op: 'move', key: node.key, from: old, to: { path: pathOf(to.list), after: order(state, to) } });
    occupy(node, to);
  };

  for (const done of remaining) {
    const { operation, node, entry } = done;
    if (operation.op === 'set') set(done);
    else if (operation.op === 'insert') insert(node!, entry!, operation);
    else if (operation.op === 'remove') removeAll(done);
    else move(node!, entry!);
  }
  for (let before = -1; before !== operations.length;) {
    before = operations.length;
    for (const [node, to] of [...waiting]) move(node, to);
  }
  for (const retry of [...deferred]) retry();
  return { operations, clashes, state };
}

/** Returns inserted items by key. Items with the same key in both batches conflict, because keys are unique on a page. */
function findInsertedItems(batch: ReplayedBatch): Map<string, KeyedItem> {
  const found = new Map<string, KeyedItem>();
  for (const [node, { operation }] of batch.inserted) {
    if (operation.op !== 'insert' || isRemoved(batch, node)) continue;
    const item = findInsertedItem(node, operation, batch) as KeyedItem;
    for (const { items } of findKeyedLists([item])) for (const inner of items) found.set(inner.key, inner);
  }
  return found;
}

const itemAt = ({ operation }: ReplayedOperation, inside: Path) =>
  valueAt((operation as Extract<Operation, { op: 'remove' }>).item, inside) as KeyedItem;

function without(item: KeyedItem, inside: Path): KeyedItem {
  const removed = valueAt(item, inside) as KeyedItem | undefined;
  if (!removed) return item;
  const path = ['item', ...inside.slice(0, -1)];
  return apply({ item }, [{ op: 'remove', path, after: null, item: removed }]).item;
}
