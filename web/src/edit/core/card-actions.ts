import type { CardName } from './cards.ts';
import type { Editor } from './editor.ts';
import { writable } from './writable-state.ts';
import { ref } from 'valtio';
import type { LeftLinks } from './left-links.ts';

export function foldCard(editor: Editor, name: CardName, isFolded: boolean): void {
  writable(editor).foldedCards[name] = isFolded;
}

export function showLeftLinks(editor: Editor, found: readonly LeftLinks[]): void {
  writable(editor).leftLinks = ref(found);
  foldCard(editor, 'leftLinks', false);
}
