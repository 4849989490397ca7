import type { Editor } from './editor.ts';
import { writable } from './writable-state.ts';

export function startTour(editor: Editor): void {
  writable(editor).tourStep = 0;
}

export function showTourStep(editor: Editor, step: number): void {
  writable(editor).tourStep = step;
}

export function endTour(editor: Editor): void {
  writable(editor).tourStep = null;
}
