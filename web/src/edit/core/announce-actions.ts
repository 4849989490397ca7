import type { Editor } from './editor.ts';
import { writable } from './writable-state.ts';

/** Read out by screen readers. */
export function announce(editor: Editor, text: string): void {
  writable(editor).announcement = text;
}
