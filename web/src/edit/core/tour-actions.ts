import type { Editor } from './editor.ts';
import { writable } from './writable-state.ts';

/** Null ends the tour. */
export function showTourStep(editor: Editor, step: number | null): void {
  writable(editor).tourStep = step;
}
