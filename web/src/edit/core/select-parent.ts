import { findClosest, getElement } from '../canvas/element-registry.ts';
import { closeSidebar, openSidebar, select, togglePanel } from './panel-actions.ts';
import { state } from './state.ts';

/** Goes up one level: text, item, enclosing item, no selection, editing off. */
export function selectParent(): void {
  const focused = document.activeElement as HTMLElement | null;
  if (focused?.isContentEditable) return focused.blur();
  const component = state.selectedComponent;
  if (!component) {
    if (state.editSidebar) closeSidebar();
    else togglePanel({ kind: 'select', sidebar: null });
    return;
  }
  const parent = findClosest('item', getElement('item', component.path)?.parentElement ?? null);
  if (!parent) return closeSidebar();
  const list = findClosest('list', parent.element.parentElement);
  select({ path: parent.entry.path }, list?.entry ?? null);
  openSidebar('item');
}
