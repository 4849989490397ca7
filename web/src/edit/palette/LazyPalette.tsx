import { Suspense, lazy, useEffect } from 'react';
import { useEditorState } from '../core/use-editor.ts';

const load = async () => ({ default: (await import('./Palette.tsx')).Palette });
const Palette = lazy(load);

export function LazyPalette() {
  const { inserting, activeMenuItem } = useEditorState();
  const mayOpen = activeMenuItem === 'select';
  useEffect(() => {
    if (mayOpen) void load();
  }, [mayOpen]);
  return (
    inserting && (
      <Suspense fallback={null}>
        <Palette />
      </Suspense>
    )
  );
}
