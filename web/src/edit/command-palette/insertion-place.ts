import type { Item } from '../../../../proto/content.ts';
import type { Path } from '../../../../proto/edit.ts';
import type { Editor } from '../core/editor.ts';
import { selectedItems } from '../core/selected-items.ts';
import { itemKey, parentList } from '../core/selection.ts';
import { getTemplate } from '../../templates/index.ts';

export interface InsertionPlace {
  list: Path;
  after: string | null;
  isAtEnd: boolean;
}

/** Returns the place below the selected blocks, or else the end of the page. */
export function insertionPlace(editor: Editor): InsertionPlace | null {
  const last = selectedItems(editor).at(-1);
  if (last) return { list: parentList(last), after: itemKey(last), isAtEnd: false };
  const { page } = editor.state.documents;
  const [section] = page ? getTemplate(page.template).sections : [];
  if (!section) return null;
  const items = (page![section.at as keyof typeof page] ?? []) as readonly Item[];
  return { list: [section.at], after: items.at(-1)?.key ?? null, isAtEnd: true };
}
