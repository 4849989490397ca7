import type { Path } from './operation.ts';

export interface Outline {
  nodes: Map<string, Node>;
  lists: Map<string, List>;
  entries: Map<string, Entry>;
}

export interface Node {
  id: string;
  key: string;
  base?: Entry;
}

export interface List {
  id: string;
  owner: Node | null;
  fields: Path;
  head: Entry;
  starts: Set<Entry>;
}

/** Position of an item in a list. It remains as a marker after the item leaves, so that later entries keep their positions. */
export interface Entry {
  id: string;
  list: List;
  node: Node | null;
  previous?: Entry;
  next?: Entry;
}

export const newOutline = (): Outline => ({ nodes: new Map(), lists: new Map(), entries: new Map() });

export function listAt(outline: Outline, owner: Node | null, fields: Path): List {
  const id = JSON.stringify([owner?.id ?? null, fields]);
  return getOrCreate(outline.lists, id, () => {
    const list = { id, owner, fields, starts: new Set<Entry>() } as unknown as List;
    list.head = { id: `${id} head`, list, node: null };
    list.starts.add(list.head);
    return list;
  });
}

export const getSlot = (list: List, key: string): string => `${list.id}#${key}`;

export function baseNode(outline: Outline, list: List, key: string): Node {
  const id = getSlot(list, key);
  return getOrCreate(outline.nodes, id, () => {
    const node: Node = { id, key };
    node.base = { id, list, node };
    list.starts.add(node.base);
    return node;
  });
}

export function insertedNode(outline: Outline, list: List, key: string, time: number): Node {
  const id = `${getSlot(list, key)}+${time}`;
  return getOrCreate(outline.nodes, id, () => ({ id, key }));
}

export function insertEntry(outline: Outline, list: List, node: Node, anchor: Entry, older: Entry | undefined): Entry {
  const id = String(outline.entries.size);
  const name = JSON.stringify([list.id, node.id, anchor.id, older?.id ?? null]);
  return getOrCreate(outline.entries, name, () => ({ id: `placed ${id}`, list, node }));
}

export function joinEntries(left: Entry, right: Entry): void {
  if (left.next || right.previous || startOf(left) === right) return;
  left.next = right;
  right.previous = left;
  right.list.starts.delete(right);
}

function startOf(entry: Entry): Entry {
  let start = entry;
  while (start.previous) start = start.previous;
  return start;
}

export function getOrCreate<K, T>(map: Map<K, T>, id: K, make: () => T): T {
  const found = map.get(id) ?? make();
  map.set(id, found);
  return found;
}

export interface MergeState {
  positions: Map<Node, Entry | null>;
  slots: Map<string, Node | null>;
}

export const findPosition = (state: MergeState, node: Node): Entry | null => {
  const position = state.positions.get(node);
  return position === undefined ? (node.base ?? null) : position;
};

export function isRemoved(state: MergeState, node: Node | null): boolean {
  for (let at = node; at; at = findPosition(state, at)!.list.owner) if (!findPosition(state, at)) return true;
  return false;
}

export function isWithin(state: MergeState, node: Node | null, ancestor: Node): boolean {
  for (let at = node; at; at = findPosition(state, at)?.list.owner ?? null) if (at === ancestor) return true;
  return false;
}

export function addressOf(state: MergeState, node: Node | null): Path {
  if (!node) return [];
  const list = findPosition(state, node)!.list;
  return [...addressOf(state, list.owner), ...list.fields, `#${node.key}`];
}
