import { type FragmentInstance, useCallback } from 'react';
import { createElementObserver } from './use-element-observer.ts';
import type { Entries, EntryKind } from './element-registry.ts';
import { useEditor } from '../core/use-editor.ts';

export function useRegisteredElement<K extends EntryKind>(
  kind: K,
  entry: Entries[K],
  pick?: (element: Element) => Element | null,
) {
  const editor = useEditor();
  return useCallback(
    (fragment: FragmentInstance | null) => {
      if (!fragment) return;
      const observer = createElementObserver(editor, kind, entry, pick);
      fragment.observeUsing(observer);
      return () => {
        fragment.unobserveUsing(observer);
        observer.disconnect();
      };
    },
    [editor, kind, entry, pick],
  );
}
