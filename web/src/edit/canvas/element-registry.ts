import type { Path } from '../../../../proto/edit.ts';
import type { Editor } from '../core/editor.ts';

export type FieldPartKind = 'text' | 'richText' | 'picture' | 'link' | 'setting';

export interface Entries {
  item: { path: Path };
  list: { path: Path };
  field: { path: Path; kind: FieldPartKind };
}
export type EntryKind = keyof Entries;

interface ElementRegistry {
  entries: { [K in EntryKind]: WeakMap<Element, Entries[K]> };
  elements: Record<EntryKind, Map<string, Element>>;
}

const elementRegistry = (): ElementRegistry => ({
  entries: { item: new WeakMap(), list: new WeakMap(), field: new WeakMap() },
  elements: { item: new Map(), list: new Map(), field: new Map() },
});

export function registerElement<K extends EntryKind>(
  editor: Editor,
  kind: K,
  element: Element,
  entry: Entries[K],
): () => void {
  const { entries, elements } = editor.get(elementRegistry);
  const name = registryKey(entry.path);
  // Without freezing, valtio would convert the entry to proxies in place.
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

export function findClosest<K extends EntryKind>(editor: Editor, kind: K, from: Element | null): Found<K> | null {
  const { entries } = editor.get(elementRegistry);
  for (let element = from; element; element = element.parentElement) {
    const entry = entries[kind].get(element);
    if (entry) return { element, entry };
  }
  return null;
}

export const getElement = (editor: Editor, kind: EntryKind, path: readonly string[]): Element | null =>
  editor.get(elementRegistry).elements[kind].get(registryKey(path)) ?? null;

export const listElements = <K extends EntryKind>(editor: Editor, kind: K): Found<K>[] => {
  const { entries, elements } = editor.get(elementRegistry);
  return [...elements[kind].values()].map((element) => ({ element, entry: entries[kind].get(element)! }));
};

const registryKey = (path: readonly string[]): string => path.join('\n');

export const isDisabled = (element: Element): boolean => element.closest('[editor-disabled="true"]') !== null;
