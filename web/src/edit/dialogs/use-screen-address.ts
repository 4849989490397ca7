import { useEffect } from 'react';
import { openPanel } from '../core/panel-actions.ts';
import { parseScreen } from '../core/screen-address.ts';
import { useEditor } from '../core/use-editor.ts';
import { panelOf, screens } from './places.ts';

/** Opens the screen that the address names, also when the user goes back to it. */
export function useScreenAddress(url: string | undefined): void {
  const editor = useEditor();
  useEffect(() => {
    const named = parseScreen(location.hash).id;
    const screen = screens.find(({ id }) => id === named);
    if (screen) openPanel(editor, panelOf(screen));
  }, [editor, url]);
}
