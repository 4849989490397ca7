import { type FragmentInstance, useCallback } from 'react';
import type { Path } from '../../../../proto/edit.ts';
import { type Entries, type EntryKind, type FieldPartKind, registerElement } from './element-registry.ts';
import { useEditor } from '../core/use-editor.ts';
import type { Editor } from '../core/editor.ts';

/** Returns a ref for the fragment of an item, a list or a part of a field. */
export function useRegisteredElement(
  name: 'item' | 'list' | FieldPartKind,
  path: Path,
  pick?: (element: Element) => Element | null,
) {
  const editor = useEditor();
  return useCallback(
    (fragment: FragmentInstance | null) => {
      if (!fragment) return;
      const observer =
        name === 'item' || name === 'list'
          ? createElementObserver(editor, name, { path }, pick)
          : createElementObserver(editor, 'field', { path, kind: name }, pick);
      fragment.observeUsing(observer);
      return () => {
        fragment.unobserveUsing(observer);
        observer.disconnect();
      };
    },
    [editor, name, path, pick],
  );
}

/** Fragment refs pass their elements to an observer; this one only registers them. */
function createElementObserver<K extends EntryKind>(
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
