/** @jest-environment ./scripts/jest/document-environment.js */
import { act, fireEvent, render, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { pageFixture } from '../../visit/visit.fixture.ts';
import { registerElement, getElement } from '../canvas/element-registry.ts';
import { menuItems } from '../menu/menu-items.ts';
import { addPlugin } from '../plugins/plugins.ts';
import { openSession } from './edit-session.ts';
import { TopBar } from '../menu/TopBar.tsx';
import { setValue, undo } from './actions.ts';
import { createEditor } from './editor.ts';
import { openPanel } from './panel-actions.ts';
import { setSession } from './session-actions.ts';
import { withinEditor } from './testing/within-editor.tsx';
import { showError } from './toast-actions.ts';

const title = ['header', 'title'];

function twoEditors() {
  const both = [createEditor(), createEditor()] as const;
  for (const editor of both) setSession(editor, 'page', openSession(pageFixture({ header: { title: 'Old' } })));
  return both;
}

test('an edit in one editor does not change the other, and each undoes its own', () => {
  const [one, other] = twoEditors();
  setValue(one, title, 'Mine');
  setValue(other, title, 'Yours');
  undo(one);
  expect(one.state).toMatchObject({
    documents: { page: { header: { title: 'Old' } } },
    canUndo: false,
    canRedo: true,
  });
  expect(other.state).toMatchObject({ documents: { page: { header: { title: 'Yours' } } }, canUndo: true });
});

test('panels, toasts, plugins and registered elements belong to one editor', () => {
  const [one, other] = twoEditors();
  openPanel(one, { kind: 'dashboard' });
  showError(one, 'Not saved');
  addPlugin(one, { name: 'notes', menuItems: [{ ...menuItems(one)[0]!, id: 'notes' }] });
  registerElement(one, 'item', document.body, { path: ['contents', '#k1'] });
  expect(other.state).toMatchObject({ dashboardVisible: false, toasts: [] });
  expect(menuItems(other).map(({ id }) => id)).not.toContain('notes');
  expect(getElement(other, 'item', ['contents', '#k1'])).toBeNull();
});

test('two editors on one screen show and undo their own edits', async () => {
  const both = twoEditors();
  setValue(both[0], title, 'Mine');
  const show = (editor: (typeof both)[number], view: ReactElement) => {
    const { container } = render(view, withinEditor(editor));
    return within(container).getByRole<HTMLButtonElement>('button', { name: 'Undo' });
  };
  const [undoOne, undoOther] = both.map((editor) => show(editor, <TopBar />));
  expect([undoOne!.disabled, undoOther!.disabled]).toEqual([false, true]);
  await act(async () => fireEvent.click(undoOne!));
  expect([undoOne!.disabled, undoOther!.disabled]).toEqual([true, true]);
});
