import { ref } from 'valtio';
import type { Path } from '../../../../proto/edit.ts';
import type { Editor } from './editor.ts';
import { findContents } from './find-list.ts';
import { type Overlay, type PageSettingsTab, type Panel, type SidebarName, menuItemOf } from './panel.ts';
import type { SelectedComponent, SelectedContent } from './selection.ts';
import { fitSidebar, unfoldSidebar } from './sidebar-layout-actions.ts';
import type { EditorState } from './state.ts';
import { writable } from './writable-state.ts';

/** Whether the user edits or views pages, regardless of an open dialog; `unset` before the first page that they may edit. */
const pageMode = () => ({ chosen: 'unset' as 'unset' | 'edit' | 'view' });

export function openPanel(editor: Editor, panel: Panel): void {
  if (panel.kind === 'select') editor.get(pageMode).chosen = 'edit';
  const state = writable(editor);
  state.panel = panel;
  if (panel.kind === 'sidebar') unfoldSidebar(editor);
  state.revealedRow = null;
  incrementWatchers(editor);
}

/** Closes the panel. A user who was editing the page then views it; after other panels, editing continues. */
export function closePanel(editor: Editor): void {
  if (isSelecting(editor)) editor.get(pageMode).chosen = 'view';
  writable(editor).panel = panelOfPage(editor);
  fitSidebar(editor);
  clearSelection(editor);
}

const panelOfPage = (editor: Editor): Panel =>
  editor.get(pageMode).chosen === 'edit' ? { kind: 'select', sidebar: null } : { kind: 'closed' };

export function closePagePanel(editor: Editor): void {
  if (editor.state.editInModal) closePanel(editor);
  else closeSidebar(editor);
}

export function togglePanel(editor: Editor, panel: Panel): void {
  if (editor.state.activeMenuItem === menuItemOf(panel)) return closePanel(editor);
  clearSelection(editor);
  openPanel(editor, panel);
}

export function openSidebar(editor: Editor, name: SidebarName): void {
  setSidebar(editor, name);
  if (!followsSelection(name)) unfoldSidebar(editor);
  writable(editor).revealedRow = null;
  incrementWatchers(editor);
}

/** A collapsed sidebar stays collapsed when the selection on the page changes. */
const followsSelection = (name: SidebarName | ''): boolean => name === 'item' || name === 'header';

export function setSidebar(editor: Editor, name: SidebarName): void {
  writable(editor).panel = isSelecting(editor) ? { kind: 'select', sidebar: name } : { kind: 'sidebar', name };
}

export function closeSidebar(editor: Editor): void {
  const state = writable(editor);
  if (state.editSidebar) state.panel = panelOfPage(editor);
  fitSidebar(editor);
  clearSelection(editor);
}

/** Several items have no fields in common, so their panel is closed while they stay selected. */
export function closeItemSidebar(editor: Editor): void {
  const { editSidebarType } = editor.state;
  if (editSidebarType !== 'item' && editSidebarType !== 'header') return;
  writable(editor).panel = panelOfPage(editor);
}

export function showTab(editor: Editor, tab: PageSettingsTab): void {
  const { panel } = writable(editor);
  if (panel.kind === 'dialog' && panel.name === 'page-settings') panel.tab = tab;
}

export function reveal(editor: Editor, row: EditorState['revealedRow']): void {
  writable(editor).revealedRow = row && ref(row);
}

export function openOverlay(editor: Editor, overlay: Overlay): void {
  writable(editor).overlay = overlay;
}

export function closeOverlay(editor: Editor, kind: Overlay['kind']): void {
  const state = writable(editor);
  if (state.overlay.kind === kind) state.overlay = { kind: 'closed' };
}

/** A dialog of one page would change the next one. */
export function closePageOverlay(editor: Editor): void {
  const { kind } = editor.state.overlay;
  if (!['commands', 'help', 'guide'].includes(kind)) closeOverlay(editor, kind);
}

export function openPicture(editor: Editor, path: Path): void {
  openOverlay(editor, { kind: 'picture', path });
}

export function openPalette(editor: Editor, list: Path, after: string | null): void {
  openOverlay(editor, { kind: 'palette', content: findContents(editor, [...list]), after });
}

export function select(
  editor: Editor,
  component: SelectedComponent,
  content: Pick<SelectedContent, 'path'> | null,
): void {
  const state = writable(editor);
  state.selectedComponent = component;
  state.selectedContent = content && findContents(editor, [...content.path]);
}

export function clearSelection(editor: Editor): void {
  clearSelectedComponent(editor);
  clearSelectedContent(editor);
}

export function clearSelectedComponent(editor: Editor): void {
  writable(editor).selectedComponent = null;
}

export function clearSelectedContent(editor: Editor): void {
  writable(editor).selectedContent = null;
}

export function incrementWatchers(editor: Editor): void {
  const state = writable(editor);
  state.richTextWatcher += 1;
  state.formattedTextWatcher += 1;
}

/** Enables editing on the page without a change of the selection. */
export function startSelecting(editor: Editor): void {
  if (!isSelecting(editor)) openPanel(editor, { kind: 'select', sidebar: null });
}

export function stopSelecting(editor: Editor): void {
  if (isSelecting(editor)) closePanel(editor);
  else editor.get(pageMode).chosen = 'view';
}

/** Opens each page for editing if the user may change it and has not chosen to view pages. */
export function fitPageMode(editor: Editor, mayEdit: boolean): void {
  const state = writable(editor);
  if (mayEdit && state.panel.kind === 'closed' && editor.get(pageMode).chosen !== 'view') startSelecting(editor);
  if (!mayEdit && isSelecting(editor)) state.panel = { kind: 'closed' };
}

export const isSelecting = ({ state }: Editor): boolean => state.panel.kind === 'select';
