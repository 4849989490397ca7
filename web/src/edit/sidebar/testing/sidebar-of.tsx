import { act as settled, fireEvent, render, within } from '@testing-library/react';
import type { Item } from '../../../../../proto/content.ts';
import type { Path } from '../../../../../proto/edit.ts';
import { valueAt } from '../../../../../proto/edit/path.ts';
import type { Page } from '../../../../../proto/entities/page.ts';
import { pageFixture } from '../../../visit/visit.fixture.ts';
import { setSession } from '../../core/session-actions.ts';
import { select } from '../../core/panel-actions.ts';
import { openSession } from '../../core/edit-session.ts';
import { HeaderPanel } from '../HeaderPanel.tsx';
import { ItemPanel } from '../ItemPanel.tsx';
import { createEditor } from '../../core/editor.ts';
import { withinEditor } from '../../core/testing/within-editor.tsx';

/** The sidebar of a page, with one item or the header selected. */
export async function sidebarOf(page: Partial<Page> & Record<string, unknown>, item?: Item) {
  const editor = createEditor();
  setSession(editor, 'page', openSession(pageFixture({ ...page, ...(item && { contents: [item] }) })));
  select(editor, { path: item ? ['contents', `#${item.key}`] : [] }, null);
  const { container } = await settled(async () => render(item ? <ItemPanel /> : <HeaderPanel />, withinEditor(editor)));
  return {
    editor,
    ...within(container),
    stored: (...path: Path) => valueAt(editor.state.documents.page, path),
    type: (input: HTMLElement, value: string) =>
      done(() => {
        fireEvent.focus(input);
        fireEvent.change(input, { target: { value } });
      }),
    press: (control: HTMLElement) => done(() => fireEvent.click(control)),
    leave: (input: HTMLElement) => done(() => fireEvent.blur(input)),
  };
}

/** State changes reach the views asynchronously. */
export const done = (act: () => void) => settled(async () => act());
