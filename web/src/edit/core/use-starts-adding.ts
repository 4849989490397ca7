import { useEffect, useEffectEvent } from 'react';
import { useEditor } from './use-editor.ts';

/** Opens the form of a tab that was opened to add something: above the dialog of the tab, which opens first. */
export function useStartsAdding(open: () => void): void {
  const { panel } = useEditor().state;
  const start = useEffectEvent(() => {
    if ('adds' in panel && panel.adds) open();
  });
  useEffect(() => start(), []);
}
