import type { Editor } from './editor.ts';
import { isFirstFolded, rememberChoice } from './sidebar-layout.ts';
import { writable } from './writable-state.ts';

/** Stores the choice of the editor for this browser. */
export function foldSidebar(editor: Editor, isFolded: boolean): void {
  writable(editor).sidebarFolded = isFolded;
  rememberChoice(isFolded);
}

/** Until it is closed: a panel that was asked for is shown, whatever the editor has chosen. */
export function unfoldSidebar(editor: Editor): void {
  writable(editor).sidebarFolded = false;
}

/** The width of the window decides until the editor folds or opens the sidebar. */
export function fitSidebar(editor: Editor): void {
  writable(editor).sidebarFolded = isFirstFolded();
}

export function setCanvasScale(editor: Editor, scale: number): void {
  writable(editor).canvasScale = scale;
}
