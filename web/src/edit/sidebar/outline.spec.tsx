/** @jest-environment ./scripts/jest/document-environment.js */
import { act, fireEvent, render, within } from '@testing-library/react';
import type { Item } from '../../../../proto/content.ts';
import { itemFixture, pageFixture } from '../../visit/visit.fixture.ts';
import { createEditor } from '../core/editor.ts';
import { openSession } from '../core/edit-session.ts';
import { openPanel, select } from '../core/panel-actions.ts';
import { setSession } from '../core/session-actions.ts';
import { withinEditor } from '../core/testing/within-editor.tsx';
import { Outline } from './Outline.tsx';
import { done } from './testing/sidebar-of.tsx';

/** jsdom has no layout. */
Element.prototype.scrollIntoView = () => undefined;

async function outlineOf(...texts: string[]) {
  const editor = createEditor();
  const contents = texts.map((text) => itemFixture('Text', text, { text }));
  setSession(editor, 'page', openSession(pageFixture({ contents })));
  openPanel(editor, { kind: 'select', sidebar: 'outline' });
  let view!: ReturnType<typeof render>;
  await done(() => void (view = render(<Outline />, withinEditor(editor))));
  return {
    editor,
    row: (text: string) => view.getByRole('button', { name: `Text ${text}` }),
    press: (text: string, name: string) =>
      done(() =>
        fireEvent.click(within(view.getByRole('group', { name: `Change Text ${text}` })).getByLabelText(name)),
      ),
    texts: () => (editor.state.documents.page!.contents as Item[]).map((item) => item.text),
    focused: () => document.activeElement?.textContent,
  };
}
const frame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

test('a block is moved and duplicated by its buttons, and the outline stays open', async () => {
  const { editor, press, texts } = await outlineOf('one', 'two');
  await press('one', 'Move down');
  expect(texts()).toEqual(['two', 'one']);
  await press('two', 'Duplicate');
  expect(texts()).toEqual(['two', 'two', 'one']);
  expect(editor.state.editSidebarType).toBe('outline');
});

test('a block is moved by Alt and arrow keys and keeps the focus, and its position is announced', async () => {
  const { editor, row, texts, focused } = await outlineOf('one', 'two', 'three');
  row('three').focus();
  await done(() => fireEvent.keyDown(row('three'), { key: 'ArrowUp', altKey: true }));
  await frame();
  expect(texts()).toEqual(['one', 'three', 'two']);
  expect(focused()).toBe('Text three');
  expect(editor.state.announcement).toBe('Text moved to position 2 of 3');
});

test('a block is removed after a question, and the next row gets the focus', async () => {
  const { editor, row, texts, focused } = await outlineOf('one', 'two');
  await done(() => fireEvent.keyDown(row('one'), { key: 'Delete' }));
  expect(texts()).toEqual(['one', 'two']);
  await done(() => editor.state.question!.answer(true));
  await frame();
  expect(texts()).toEqual(['two']);
  expect(focused()).toBe('Text two');
  expect(editor.state.editSidebarType).toBe('outline');
});

test('the selected block is marked', async () => {
  const { editor, row } = await outlineOf('one', 'two');
  await done(() => select(editor, { path: ['contents', '#two'] }, { path: ['contents'] }));
  expect([row('one'), row('two')].map((one) => one.getAttribute('aria-current'))).toEqual([null, 'true']);
});
