import type { Path } from '../../../../proto/edit.ts';
import { valueAt } from '../../../../proto/edit/path.ts';
import type { Editor } from './editor.ts';

/** An open text controls its own content, so the page changes it only through `show`. */
interface EditableTextHandle {
  path: Path;
  /** Read from the DOM, because React misses the focus event when a closing dialog restores the focus. */
  isOpen: () => boolean;
  show: (value: unknown) => void;
}

const openTexts = () => new Set<EditableTextHandle>();

export function registerText(editor: Editor, text: EditableTextHandle): () => void {
  const texts = editor.get(openTexts);
  texts.add(text);
  return () => void texts.delete(text);
}

export function refreshOpenTexts(editor: Editor, page: unknown): void {
  for (const text of editor.get(openTexts)) if (text.isOpen()) text.show(valueAt(page, text.path));
}
