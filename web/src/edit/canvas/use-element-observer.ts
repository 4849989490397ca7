import { type Entries, type EntryKind, registerElement } from './element-registry.ts';
import type { Editor } from '../core/editor.ts';

/** Fragment refs pass their elements to an observer; this one only registers them. */
export function createElementObserver<K extends EntryKind>(
  editor: Editor,
  kind: K,
  entry: Entries[K],
  pick: (element: Element) => Element | null = (element) => element,
): ResizeObserver {
  const pickedOf = new Map<Element, Element>();
  const removers = new Map<Element, () => void>();
  return {
    observe(element) {
      const picked = pick(element);
      if (!picked) return;
      pickedOf.set(element, picked);
      if (!removers.has(picked)) removers.set(picked, registerElement(editor, kind, picked, entry));
    },
    unobserve(element) {
      const picked = pickedOf.get(element);
      pickedOf.delete(element);
      if (!picked || [...pickedOf.values()].includes(picked)) return;
      removers.get(picked)?.();
      removers.delete(picked);
    },
    disconnect() {
      for (const remove of removers.values()) remove();
      removers.clear();
      pickedOf.clear();
    },
  };
}
