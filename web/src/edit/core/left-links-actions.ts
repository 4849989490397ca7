import { ref } from 'valtio';
import { unfoldCard } from './card-actions.ts';
import type { Editor } from './editor.ts';
import type { LeftLinks } from './left-links.ts';
import { writable } from './writable-state.ts';

export function showLeftLinks(editor: Editor, found: readonly LeftLinks[]): void {
  writable(editor).leftLinks = ref(found);
  unfoldCard(editor, 'leftLinks');
}
