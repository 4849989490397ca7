import { findClosest, getElement } from './element-registry.ts';
import type { Editor } from '../core/editor.ts';
import { closeSidebar, openSidebar, select, togglePanel } from '../core/panel-actions.ts';

export function selectParent(editor: Editor): void {
  const focused = document.activeElement as HTMLElement | null;
  if (focused?.isContentEditable) return focused.blur();
  const component = editor.state.selectedComponent;
  if (!component) {
    if (editor.state.editSidebar) closeSidebar(editor);
    else togglePanel(editor, { kind: 'select', sidebar: null });
    return;
  }
  const parent = findClosest(editor, 'item', getElement(editor, 'item', component.path)?.parentElement ?? null);
  if (!parent) return closeSidebar(editor);
  const list = findClosest(editor, 'list', parent.element.parentElement);
  select(editor, { path: parent.entry.path }, list?.entry ?? null);
  openSidebar(editor, 'item');
}
