import { ref } from 'valtio';
import type { Path } from '../../../../proto/edit.ts';
import { findContents } from './find-list.ts';
import { type Overlay, type Panel, type SidebarName, type SiteSettingsTab, menuItemOf } from './panel.ts';
import type { SelectedComponent, SelectedContent } from './selection.ts';
import { type EditorState, state } from './state.ts';
import { writableState } from './writable-state.ts';

export function openPanel(panel: Panel): void {
  writableState.panel = panel;
  writableState.revealedRow = null;
  incrementWatchers();
}

export function closePanel(): void {
  writableState.panel = { kind: 'closed' };
  clearSelection();
}

/** Another page was opened. */
export function closePagePanel(): void {
  if (state.editInModal) closePanel();
  else closeSidebar();
}

/** A second click on a menu item closes what it opened. */
export function togglePanel(panel: Panel): void {
  const isOpen = state.activeMenuItem === menuItemOf(panel);
  closePanel();
  if (!isOpen) openPanel(panel);
}

export function openSidebar(name: SidebarName): void {
  setSidebar(name);
  writableState.revealedRow = null;
  incrementWatchers();
}

export function setSidebar(name: SidebarName): void {
  writableState.panel = isSelecting() ? { kind: 'select', sidebar: name } : { kind: 'sidebar', name };
}

/** Editing on the page goes on. */
export function closeSidebar(): void {
  if (isSelecting()) writableState.panel = { kind: 'select', sidebar: null };
  else if (state.editSidebar) writableState.panel = { kind: 'closed' };
  clearSelection();
}

export function showSettingsTab(tab: SiteSettingsTab): void {
  writableState.panel = { kind: 'dialog', name: 'site-settings', tab };
}

export function reveal(row: EditorState['revealedRow']): void {
  writableState.revealedRow = row && ref(row);
}

export function openOverlay(overlay: Overlay): void {
  writableState.overlay = overlay;
}

/** Does nothing when another overlay is open by now. */
export function closeOverlay(kind: Overlay['kind']): void {
  if (state.overlay.kind === kind) writableState.overlay = { kind: 'closed' };
}

export function openPicture(path: Path): void {
  openOverlay({ kind: 'picture', path });
}

export function openPalette(list: Path, after: string | null): void {
  openOverlay({ kind: 'palette', content: findContents([...list]), after });
}

export function select(component: SelectedComponent, content: Pick<SelectedContent, 'path'> | null): void {
  writableState.selectedComponent = component;
  writableState.selectedContent = content && findContents([...content.path]);
}

export function clearSelection(): void {
  clearSelectedComponent();
  clearSelectedContent();
}

export function clearSelectedComponent(): void {
  writableState.selectedComponent = null;
}

export function clearSelectedContent(): void {
  writableState.selectedContent = null;
}

export function incrementWatchers(): void {
  writableState.richTextWatcher += 1;
  writableState.formattedTextWatcher += 1;
}

export const isSelecting = (): boolean => state.panel.kind === 'select';
