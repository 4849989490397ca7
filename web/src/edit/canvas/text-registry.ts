import type { Path } from '../../../../proto/edit.ts';
import { valueAt } from '../../../../proto/edit/path.ts';

/** A text on the page. While it is open, it controls its content and changes only through `show`. */
export interface EditableTextHandle {
  path: Path;
  /** Read from the DOM: React misses the focus event when a closing dialog restores the focus. */
  isOpen: () => boolean;
  show: (value: unknown) => void;
}

const texts = new Set<EditableTextHandle>();

export function registerText(text: EditableTextHandle): () => void {
  texts.add(text);
  return () => void texts.delete(text);
}

export function refreshOpenTexts(page: unknown): void {
  for (const text of texts) if (text.isOpen()) text.show(valueAt(page, text.path));
}
