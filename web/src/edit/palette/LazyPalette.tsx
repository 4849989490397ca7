import { useEffect } from 'react';
import type { Overlay } from '../core/panel.ts';
import { closeOverlay } from '../core/panel-actions.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { lazyPanel } from '../ui/lazy-panel.ts';

const loadPalette = async () => (await import('./Palette.tsx')).Palette;
const loadPatterns = async () => (await import('./SavePattern.tsx')).SavePattern;
const loadSlashMenu = async () => (await import('./SlashMenu.tsx')).SlashMenu;

const views: Partial<Record<Overlay['kind'], ReturnType<typeof lazyPanel>>> = {
  palette: lazyPanel(loadPalette),
  'save-pattern': lazyPanel(loadPatterns),
  slash: lazyPanel(loadSlashMenu),
};

/** Loaded when editing starts, so that it opens at once. */
export function LazyPalette() {
  const editor = useEditor();
  const { overlay, activeMenuItem } = useEditorState();
  const mayOpen = activeMenuItem === 'select';
  useEffect(() => {
    if (mayOpen) for (const load of [loadPalette, loadPatterns, loadSlashMenu]) void load().catch(() => undefined);
  }, [mayOpen]);
  const View = views[overlay.kind];
  return View && <View onFailed={() => closeOverlay(editor, overlay.kind)} />;
}
