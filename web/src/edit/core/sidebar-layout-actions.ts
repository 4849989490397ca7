import type { Editor } from './editor.ts';
import { isFirstFolded, rememberChoice } from './sidebar-layout.ts';
import { writable } from './writable-state.ts';

/** Stores the choice of the editor for this browser. */
export function foldSidebar(editor: Editor, isFolded: boolean): void {
  writable(editor).sidebarFolded = isFolded;
  rememberChoice(isFolded);
}

/** Shows a requested panel, regardless of the stored choice, until the panel is closed. */
export function unfoldSidebar(editor: Editor): void {
  writable(editor).sidebarFolded = false;
}

/** Folds or opens the sidebar by the width of the window, until the user has chosen. */
export function fitSidebar(editor: Editor): void {
  writable(editor).sidebarFolded = isFirstFolded();
}

export function setCanvasScale(editor: Editor, scale: number): void {
  writable(editor).canvasScale = scale;
}
