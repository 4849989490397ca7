import type { Path } from '../../../../proto/edit.ts';
import { samePath } from '../core/selection.ts';

/** The text that has the focus. It shows its value anew only when it is told to, as after an undo. */
export interface OpenText {
  path: Path;
  show: (value: unknown) => void;
}

let open: OpenText | null = null;

export function hold(text: OpenText): void {
  open = text;
}

export function release(path: readonly string[]): void {
  if (open && samePath(open.path, path)) open = null;
}

export const openText = (): OpenText | null => open;
