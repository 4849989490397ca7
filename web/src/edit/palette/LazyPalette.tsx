import { useEffect } from 'react';
import type { Overlay } from '../core/panel.ts';
import { closeOverlay } from '../core/panel-actions.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { LazyPanel } from '../ui/LazyPanel.tsx';

const screens: Partial<Record<Overlay['kind'], () => Promise<() => React.ReactNode>>> = {
  palette: async () => (await import('./Palette.tsx')).Palette,
  'save-pattern': async () => (await import('./SavePattern.tsx')).SavePattern,
  slash: async () => (await import('./SlashMenu.tsx')).SlashMenu,
};

const NO_PROPS = {};

/** Loaded when editing starts, so that it opens at once. */
export function LazyPalette() {
  const editor = useEditor();
  const { overlay, activeMenuItem } = useEditorState();
  const mayOpen = activeMenuItem === 'select';
  useEffect(() => {
    if (mayOpen) for (const load of Object.values(screens)) void load().catch(() => undefined);
  }, [mayOpen]);
  const load = screens[overlay.kind];
  return (
    load && (
      <LazyPanel key={overlay.kind} load={load} with={NO_PROPS} onFailed={() => closeOverlay(editor, overlay.kind)} />
    )
  );
}
