/** @jest-environment ./scripts/jest/document-environment.js */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { pageFixture } from '../../visit/visit.fixture.ts';
import { createEditor, type Editor } from '../core/editor.ts';
import { openSession } from '../core/edit-session.ts';
import { openPanel } from '../core/panel-actions.ts';
import { setSession } from '../core/session-actions.ts';
import { withinEditor } from '../core/testing/within-editor.tsx';
import { writable } from '../core/writable-state.ts';
import { TopBar } from './TopBar.tsx';

let editor: Editor;

function openPage(more: object, admin = true): void {
  editor = createEditor();
  const user = { _id: 'u', username: 'u', email: 'u@x.test', roles: ['r'], admin, grants: [] };
  writable(editor).visit = { regions: [], editing: { enabled: true, user } } as never;
  setSession(editor, 'page', openSession(pageFixture({ header: { title: 'Solar' }, ...more })));
  render(<TopBar />, withinEditor(editor));
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => act(async () => fireEvent.click(button(name)));
const isPressed = (name: string) => button(name).getAttribute('aria-pressed') === 'true';

test('the bar names the page and says whether it is live', () => {
  openPage({ published: false });
  expect(screen.getByText('Solar').parentElement?.textContent).toBe('Solar · Draft');
});

test('Edit starts editing and does not end it, and View ends it', async () => {
  openPage({});
  await press('Edit');
  await press('Edit');
  expect([editor.state.activeMenuItem, isPressed('Edit'), isPressed('View')]).toEqual(['select', true, false]);
  await press('View');
  expect([editor.state.activeMenuItem, isPressed('Edit'), isPressed('View')]).toEqual(['', false, true]);
});

test('other screens are offered while the page is viewed', async () => {
  openPage({});
  await press('Edit');
  expect(screen.queryByRole('button', { name: 'View as visitor' })).toBeNull();
  await press('View');
  expect(button('View as visitor')).toBeTruthy();
});

test('without the right for it, Edit and Publish give the reason and do nothing', async () => {
  openPage({}, false);
  expect(button('Edit').title).toContain('Ask an administrator');
  expect(button('Publish now').title).toMatch(
    /^You may not publish this page\. That needs the right to publish pages\./,
  );
  await press('Edit');
  expect(editor.state.activeMenuItem).toBe('');
});

test('Publish is filled if the page has changes that visitors do not see', () => {
  openPage({ published: true, lastPublished: '2026-11-21T09:00:00Z', updatedAt: '2026-11-21T09:00:01Z' });
  expect(document.querySelector('[data-publish]')?.hasAttribute('data-due')).toBe(true);
});

test('Edit is not pressed while another panel is open', async () => {
  openPage({});
  await act(async () => openPanel(editor, { kind: 'sidebar', name: 'new-page' }));
  expect(isPressed('Edit')).toBe(false);
});
