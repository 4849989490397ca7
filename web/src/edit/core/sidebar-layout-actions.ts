import { isEqual } from '../../../../proto/edit/path.ts';
import type { Editor } from './editor.ts';
import { type SidebarLayout, clampWidth, rememberLayout } from './sidebar-layout.ts';
import { writable } from './writable-state.ts';

export function changeSidebarLayout(editor: Editor, change: Partial<SidebarLayout>): void {
  const before = editor.state.sidebarLayout;
  const layout = { ...before, ...change };
  layout.width = clampWidth(layout.width);
  if (isEqual(before, layout)) return;
  writable(editor).sidebarLayout = layout;
  rememberLayout(layout);
}

export function foldSidebar(editor: Editor, folded: boolean): void {
  writable(editor).sidebarFolded = folded;
}

export function expandSidebar(editor: Editor): void {
  foldSidebar(editor, false);
  changeSidebarLayout(editor, { collapsed: false });
}
