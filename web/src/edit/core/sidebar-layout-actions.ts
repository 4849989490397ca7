import type { Editor } from './editor.ts';
import { isFirstFolded, rememberChoice } from './sidebar-layout.ts';
import { writable } from './writable-state.ts';

export function foldSidebar(editor: Editor, isFolded: boolean): void {
  if (editor.state.sidebarFolded === isFolded) return;
  writable(editor).sidebarFolded = isFolded;
  rememberChoice(isFolded);
}

/** Without a choice of the editor, the width of the window decides. */
export function fitSidebar(editor: Editor): void {
  writable(editor).sidebarFolded = isFirstFolded();
}

export function setCanvasScale(editor: Editor, scale: number): void {
  writable(editor).canvasScale = scale;
}
