import type { Editor } from './editor.ts';
import { isFirstFolded, rememberChoice } from './sidebar-layout.ts';
import { writable } from './writable-state.ts';

/** As the editor chooses for this browser. */
export function foldSidebar(editor: Editor, isFolded: boolean): void {
  writable(editor).sidebarFolded = isFolded;
  rememberChoice(isFolded);
}

/** Until it is closed: a panel that was asked for is shown, whatever the editor has chosen. */
export function unfoldSidebar(editor: Editor): void {
  writable(editor).sidebarFolded = false;
}

/** Without a choice of the editor, the width of the window decides. */
export function fitSidebar(editor: Editor): void {
  writable(editor).sidebarFolded = isFirstFolded();
}

export function setCanvasScale(editor: Editor, scale: number): void {
  writable(editor).canvasScale = scale;
}
