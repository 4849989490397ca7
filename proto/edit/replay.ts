import type { Operation, Path } from './operation.ts';
import { editRefusals } from '../refusals/documents.ts';
import {
  type Entry,
  type List,
  type Node,
  type Outline,
  baseNode,
  insertedNode,
  joinEntries,
  listAt,
  insertEntry,
  getSlot,
  type MergeState,
  addressOf,
  isWithin,
  findPosition,
} from './outline.ts';
import { isKeyPart, pathText } from './path.ts';

export type PathTrail = Step[];

interface Step {
  owner: Node | null;
  fields: Path;
  start: number;
}

export interface ReplayedOperation {
  operation: Operation;
  trails: PathTrail[];
  node?: Node;
  entry?: Entry;
  lost?: RemovedEntry[];
}

interface RemovedEntry {
  node: Node;
  entry: Entry;
  inside: Path;
}

export interface ReplayedBatch extends MergeState {
  outline: Outline;
  done: ReplayedOperation[];
  insertedAfter: Map<Entry, Entry[]>;
  anchors: Map<Entry, Entry>;
  inserted: Map<Node, ReplayedOperation>;
}

export function replay(outline: Outline, operations: readonly Operation[]): ReplayedBatch {
  const batch: ReplayedBatch = {
    outline,
    done: [],
    positions: new Map(),
    slots: new Map(),
    insertedAfter: new Map(),
    anchors: new Map(),
    inserted: new Map(),
  };
  for (const operation of operations) batch.done.push(step(batch, operation));
  return batch;
}

function step(batch: ReplayedBatch, operation: Operation): ReplayedOperation {
  switch (operation.op) {
    case 'set':
      return { operation, trails: [trailOf(batch, operation.path)] };
    case 'insert': {
      const trail = trailOf(batch, operation.path);
      const list = listOf(batch, trail);
      const slot = getSlot(list, operation.item.key);
      let time = 0;
      while (batch.inserted.has(insertedNode(batch.outline, list, operation.item.key, time))) time += 1;
      const node = insertedNode(batch.outline, list, operation.item.key, time);
      if (batch.slots.get(slot)) throw editRefusals.present({ path: pathText([...operation.path, node.key]) });
      const done: ReplayedOperation = {
        operation,
        trails: [trail],
        node,
        entry: insertInto(batch, list, node, operation.after, operation.path),
      };
      batch.inserted.set(node, done);
      return done;
    }
    case 'remove': {
      const trail = trailOf(batch, operation.path);
      const list = listOf(batch, trail);
      const lost = movedInto(batch, itemAt(batch, list, operation.item.key, operation.path));
      const node = removeFrom(batch, list, operation.item.key, operation.after, operation.path);
      return { operation, trails: [trail], node, lost };
    }
    case 'move': {
      const from = trailOf(batch, operation.from.path);
      const node = removeFrom(batch, listOf(batch, from), operation.key, operation.from.after, operation.from.path);
      const to = trailOf(batch, operation.to.path);
      const entry = insertInto(batch, listOf(batch, to), node, operation.to.after, operation.to.path);
      return { operation, trails: [from, to], node, entry };
    }
  }
}

function movedInto(batch: ReplayedBatch, item: Node): RemovedEntry[] {
  const start = addressOf(batch, item).length;
  return [...batch.positions]
    .filter(([node, position]) => position && node !== item && isWithin(batch, node, item))
    .map(([node, entry]) => ({ node, entry: entry!, inside: addressOf(batch, node).slice(start) }));
}

function trailOf(batch: ReplayedBatch, path: Path): PathTrail {
  const trail: PathTrail = [{ owner: null, fields: [], start: 0 }];
  path.forEach((part, index) => {
    const last = trail.at(-1)!;
    if (!isKeyPart(part)) last.fields.push(part);
    else trail.push({ owner: itemAt(batch, listOf(batch, trail), part.slice(1), path), fields: [], start: index + 1 });
  });
  return trail;
}

function listOf(batch: ReplayedBatch, trail: PathTrail): List {
  const { owner, fields } = trail.at(-1)!;
  return listAt(batch.outline, owner, fields);
}

function itemAt(batch: ReplayedBatch, list: List, key: string, path: Path): Node {
  const node = batch.slots.get(getSlot(list, key));
  if (node === null) throw editRefusals.missingIn({ key, path: pathText(path) });
  return node ?? baseNode(batch.outline, list, key);
}

function entryAt(batch: ReplayedBatch, list: List, key: string | null, path: Path): Entry {
  return key === null ? list.head : findPosition(batch, itemAt(batch, list, key, path))!;
}

function insertInto(batch: ReplayedBatch, list: List, node: Node, after: string | null, path: Path): Entry {
  const anchor = entryAt(batch, list, after, path);
  const siblings = batch.insertedAfter.get(anchor) ?? [];
  const entry = insertEntry(batch.outline, list, node, anchor, siblings[0]);
  batch.insertedAfter.set(anchor, [entry, ...siblings]);
  batch.anchors.set(entry, anchor);
  batch.positions.set(node, entry);
  batch.slots.set(getSlot(list, node.key), node);
  return entry;
}

function removeFrom(batch: ReplayedBatch, list: List, key: string, after: string | null, path: Path): Node {
  const node = itemAt(batch, list, key, path);
  const entry = findPosition(batch, node)!;
  if (entry === node.base && !entry.previous)
    joinEntries(lastRemovedBefore(batch, baseOf(batch, entryAt(batch, list, after, path))), entry);
  batch.positions.set(node, null);
  batch.slots.set(getSlot(list, key), null);
  return node;
}

function baseOf(batch: ReplayedBatch, entry: Entry): Entry {
  let base = entry;
  while (batch.anchors.has(base)) base = batch.anchors.get(base)!;
  return base;
}

function lastRemovedBefore(batch: ReplayedBatch, entry: Entry): Entry {
  let last = entry;
  while (last.next?.node && findPosition(batch, last.next.node) !== last.next) last = last.next;
  return last;
}
