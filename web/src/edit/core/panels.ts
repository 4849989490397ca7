import type { Path } from '../../../../proto/edit.ts';
import { findContents } from './find-list.ts';
import type { SelectedComponent, SelectedContent } from './selection.ts';
import { state } from './state.ts';

export function selectMenuItem(id: string): void {
  closeSidebar();
  closeModal();
  state.activeMenuItem = state.activeMenuItem === id ? '' : id;
}

export function openSidebar(type: string): void {
  state.editSidebar = true;
  state.editSidebarType = type;
  state.revealedRow = null;
  incrementWatchers();
}

export function closeSidebar(): void {
  state.editSidebar = false;
  state.editSidebarType = '';
  clearSelection();
}

export function openModal(type: string): void {
  state.editInModal = true;
  state.editInModalType = type;
  incrementWatchers();
}

export function closeModal(): void {
  state.editInModal = false;
  state.editInModalType = '';
  clearSelection();
}

export function openPicture(path: Path): void {
  state.editingPicture = path;
}

export function closePicture(): void {
  state.editingPicture = null;
}

export function select(component: SelectedComponent, content: Pick<SelectedContent, 'path'> | null): void {
  clearSelection();
  state.selectedComponent = component;
  state.selectedContent = content && findContents([...content.path]);
}

export function clearSelection(): void {
  clearSelectedComponent();
  clearSelectedContent();
}

export function clearSelectedComponent(): void {
  state.selectedComponent = null;
}

export function clearSelectedContent(): void {
  state.selectedContent = null;
}

export function incrementWatchers(): void {
  state.richTextWatcher += 1;
  state.formattedTextWatcher += 1;
}

export const isSelecting = (): boolean => state.activeMenuItem === 'select';
