import type { Editor as Tiptap } from '@tiptap/core';
import type { RichTextPart } from '../../fields/field.ts';
import type { Editor } from '../core/editor.ts';

/** The rich text of the page that has the caret, or had it before a dialog that keeps it open. */
interface OpenText {
  tiptap: Tiptap;
  hide: readonly RichTextPart[];
  close: () => void;
}

export const openText = (): { current: OpenText | null } => ({ current: null });

/** Returns a function that removes the registration. */
export function registerOpenText(editor: Editor, text: OpenText): () => void {
  const open = editor.get(openText);
  open.current = text;
  return () => {
    if (open.current === text) open.current = null;
  };
}
