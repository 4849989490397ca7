import type { Path } from '../edit.ts';

/**
 * What two batches of operations tell about the document they were made on: the items and lists they name, and which items stood
 * next to each other. Nothing else of the document is needed to merge them.
 */
export interface Outline {
  nodes: Map<string, Node>;
  lists: Map<string, List>;
  entries: Map<string, Entry>;
}

/** An item, whatever list it is in at the moment. */
export interface Node {
  id: string;
  key: string;
  /** Its place before both batches; none when a batch brought it. */
  base?: Entry;
}

export interface List {
  id: string;
  /** The item it belongs to, null for the document. */
  owner: Node | null;
  fields: Path;
  /** Stands before the first item. */
  head: Entry;
  /** Entries whose neighbour to the left is not known. */
  starts: Set<Entry>;
}

/** A place that an item has or had in a list. It stays as a mark when the item leaves, so that what stands after it keeps its place. */
export interface Entry {
  id: string;
  list: List;
  node: Node | null;
  /** The neighbours before both batches. */
  previous?: Entry;
  next?: Entry;
}

export const newOutline = (): Outline => ({ nodes: new Map(), lists: new Map(), entries: new Map() });

export function listAt(outline: Outline, owner: Node | null, fields: Path): List {
  const id = JSON.stringify([owner?.id ?? null, fields]);
  return known(outline.lists, id, () => {
    const list = { id, owner, fields, starts: new Set<Entry>() } as unknown as List;
    list.head = { id: `${id} head`, list, node: null };
    list.starts.add(list.head);
    return list;
  });
}

export const getSlot = (list: List, key: string): string => `${list.id}#${key}`;

/** An item that was in the list before both batches. */
export function baseNode(outline: Outline, list: List, key: string): Node {
  const id = getSlot(list, key);
  return known(outline.nodes, id, () => {
    const node: Node = { id, key };
    node.base = { id, list, node };
    list.starts.add(node.base);
    return node;
  });
}

/** An item that a batch brings; the same one when the other batch brings the same key to the same list. */
export function insertedNode(outline: Outline, list: List, key: string, time: number): Node {
  const id = `${getSlot(list, key)}+${time}`;
  return known(outline.nodes, id, () => ({ id, key }));
}

/** The place after `anchor`, left of `older` which was put there before: equal in both batches when they put the same item alike. */
export function insertEntry(outline: Outline, list: List, node: Node, anchor: Entry, older: Entry | undefined): Entry {
  const id = String(outline.entries.size);
  const name = JSON.stringify([list.id, node.id, anchor.id, older?.id ?? null]);
  return known(outline.entries, name, () => ({ id: `placed ${id}`, list, node }));
}

/** Notes that two entries stood next to each other before both batches. */
export function join(left: Entry, right: Entry): void {
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

function known<T>(map: Map<string, T>, id: string, make: () => T): T {
  const found = map.get(id) ?? make();
  map.set(id, found);
  return found;
}
