import { useEffect, useRef } from 'react';
import { closeOverlay } from '../core/panel-actions.ts';
import { useEditor } from '../core/use-editor.ts';
import { lazyPanel } from '../ui/lazy-panel.ts';

const CommandPalette = lazyPanel(async () => (await import('./CommandPalette.tsx')).CommandPalette);

/** Text that is typed before the palette has loaded becomes its search text, and does not reach the page. */
export function LazyCommands({ navigate }: { navigate: (url: string) => void }) {
  const editor = useEditor();
  const typed = useRef('');
  useEffect(() => {
    const collect = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, isComposing, target } = event;
      const isInPalette = target instanceof Element && target.closest('dialog') !== null;
      if (isInPalette || isComposing || ctrlKey || metaKey || key.length !== 1) return;
      event.preventDefault();
      event.stopPropagation();
      typed.current += key;
    };
    window.addEventListener('keydown', collect, { capture: true });
    return () => window.removeEventListener('keydown', collect, { capture: true });
  }, []);
  return <CommandPalette navigate={navigate} typed={typed} onFailed={() => closeOverlay(editor, 'commands')} />;
}
