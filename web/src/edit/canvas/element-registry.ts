import type { Path } from '../../../../proto/edit.ts';

export type FieldPartKind = 'text' | 'richText' | 'picture' | 'link' | 'setting';

export interface Entries {
  item: { path: Path };
  list: { path: Path };
  field: { path: Path; kind: FieldPartKind };
}
export type EntryKind = keyof Entries;

/** Which element on the page stands for which part of it: found from either side. */
const entries: { [K in EntryKind]: WeakMap<Element, Entries[K]> } = {
  item: new WeakMap(),
  list: new WeakMap(),
  field: new WeakMap(),
};
const elements: Record<EntryKind, Map<string, Element>> = { item: new Map(), list: new Map(), field: new Map() };

/** Answers how to take it out again. */
export function registerElement<K extends EntryKind>(kind: K, element: Element, entry: Entries[K]): () => void {
  const name = registryKey(entry.path);
  // Put into the editor's state it would otherwise be changed in place, to proxies.
  Object.freeze(entry);
  entries[kind].set(element, entry);
  elements[kind].set(name, element);
  return () => {
    if (entries[kind].get(element) === entry) entries[kind].delete(element);
    if (elements[kind].get(name) === element) elements[kind].delete(name);
  };
}

export interface Found<K extends EntryKind> {
  element: Element;
  entry: Entries[K];
}

/** The nearest one at or around an element. */
export function findClosest<K extends EntryKind>(kind: K, from: Element | null): Found<K> | null {
  for (let element = from; element; element = element.parentElement) {
    const entry = entries[kind].get(element);
    if (entry) return { element, entry };
  }
  return null;
}

export const getElement = (kind: EntryKind, path: readonly string[]): Element | null =>
  elements[kind].get(registryKey(path)) ?? null;

export const listElements = <K extends EntryKind>(kind: K): Found<K>[] =>
  [...elements[kind].values()].map((element) => ({ element, entry: entries[kind].get(element)! }));

const registryKey = (path: readonly string[]): string => path.join('\n');
