import type { Path } from '../../../../proto/edit.ts';
import { valueAt } from '../../../../proto/edit/path.ts';

/** A text of the page that can be typed in. While it is open it owns its words, and shows others only when it is asked to. */
export interface EditableTextHandle {
  path: Path;
  /** Answered from the document: React hears no focus event when a dialog that closes gives the focus back. */
  isOpen: () => boolean;
  show: (value: unknown) => void;
}

const texts = new Set<EditableTextHandle>();

/** Answers how to take it out again. */
export function registerText(text: EditableTextHandle): () => void {
  texts.add(text);
  return () => void texts.delete(text);
}

/** Has the open texts show what the page holds, as after an undo. */
export function refreshOpenTexts(page: unknown): void {
  for (const text of texts) if (text.isOpen()) text.show(valueAt(page, text.path));
}
