import type { Path } from '../../../../proto/edit.ts';
import { scrollIntoView } from '../canvas/scroll-into-view.ts';
import type { Editor } from '../core/editor.ts';
import { openSidebar, reveal, select, startSelecting } from '../core/panel-actions.ts';
import { parentList } from '../core/selection.ts';
import { unfoldSidebar } from '../core/sidebar-layout-actions.ts';

/** Selects an item, and focuses its field in the sidebar. */
export function goTo(editor: Editor, item: Path, field?: Path): void {
  startSelecting(editor);
  select(editor, { path: item }, item.length > 0 ? { path: parentList(item) } : null);
  openSidebar(editor, item.length > 0 ? 'item' : 'header');
  if (item.length > 0) scrollIntoView(editor, item);
  if (!field) return;
  unfoldSidebar(editor);
  reveal(editor, { document: 'page', path: field });
}
