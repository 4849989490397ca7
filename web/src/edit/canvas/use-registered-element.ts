import { type FragmentInstance, useCallback } from 'react';
import { createElementObserver } from './use-element-observer.ts';
import type { Entries, EntryKind } from './element-registry.ts';

export function useRegisteredElement<K extends EntryKind>(
  kind: K,
  entry: Entries[K],
  pick?: (element: Element) => Element | null,
) {
  return useCallback(
    (fragment: FragmentInstance | null) => {
      if (!fragment) return;
      const observer = createElementObserver(kind, entry, pick);
      fragment.observeUsing(observer);
      return () => {
        fragment.unobserveUsing(observer);
        observer.disconnect();
      };
    },
    [kind, entry, pick],
  );
}
