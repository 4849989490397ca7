import type { Editor } from '../core/editor.ts';
import type { SidebarName } from '../core/panel.ts';
import { openSidebar } from '../core/panel-actions.ts';

/** Milliseconds in which a second click counts as a double click. */
const PAUSE = 350;

const waiting = () => ({ stop: (): void => undefined });

/** The sidebar may cover the pressed text, so it waits until a double click or drag selection is over. */
export function openAfterGesture(editor: Editor, name: SidebarName): void {
  const { state } = editor;
  const gesture = editor.get(waiting);
  gesture.stop();
  const selected = state.selectedComponent;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    gesture.stop();
    if (state.selectedComponent === selected && !state.editSidebar) openSidebar(editor, name);
  };
  const wait = () => void (timer = setTimeout(open, PAUSE));
  const hold = () => clearTimeout(timer);
  gesture.stop = () => {
    clearTimeout(timer);
    window.removeEventListener('pointerdown', hold, { capture: true });
    window.removeEventListener('pointerup', wait, { capture: true });
    window.removeEventListener('pointercancel', wait, { capture: true });
  };
  window.addEventListener('pointerdown', hold, { capture: true });
  window.addEventListener('pointerup', wait, { capture: true });
  window.addEventListener('pointercancel', wait, { capture: true });
  wait();
}
