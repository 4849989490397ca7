import type { Path } from '../../../../proto/edit.ts';
import type { Editor } from '../core/editor.ts';
import { isSample } from '../core/sample-content-actions.ts';

/** Selects the sample text, so that typing replaces it. */
export function selectSample(editor: Editor, path: Path, text: Element): void {
  const selection = getSelection();
  if (selection?.isCollapsed !== false && isSample(editor, path)) selection?.selectAllChildren(text);
}
