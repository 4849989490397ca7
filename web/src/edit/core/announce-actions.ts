import type { Editor } from './editor.ts';
import { writable } from './writable-state.ts';

export function announce(editor: Editor, text: string): void {
  writable(editor).announcement = text;
}
