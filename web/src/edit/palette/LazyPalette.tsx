import { Suspense, lazy, useEffect } from 'react';
import { useEditorState } from '../core/use-editor.ts';

const load = async () => ({ default: (await import('./Palette.tsx')).Palette });
const Palette = lazy(load);
const SlashMenu = lazy(async () => ({ default: (await import('./SlashMenu.tsx')).SlashMenu }));

export function LazyPalette() {
  const { overlay, activeMenuItem } = useEditorState();
  const mayOpen = activeMenuItem === 'select';
  useEffect(() => {
    if (mayOpen) void load();
  }, [mayOpen]);
  return (
    <Suspense fallback={null}>
      {overlay.kind === 'palette' && <Palette />}
      {overlay.kind === 'slash' && <SlashMenu />}
    </Suspense>
  );
}
