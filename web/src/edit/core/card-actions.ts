import type { CardName } from './cards.ts';
import type { Editor } from './editor.ts';
import { writable } from './writable-state.ts';

export function foldCard(editor: Editor, name: CardName): void {
  writable(editor).foldedCards[name] = true;
}

export function unfoldCard(editor: Editor, name: CardName): void {
  writable(editor).foldedCards[name] = false;
}
