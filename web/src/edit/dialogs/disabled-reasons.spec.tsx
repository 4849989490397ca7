/** @jest-environment ./scripts/jest/document-environment.js */
import { act, render, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { pageFixture, visitFixture } from '../../visit/visit.fixture.ts';
import { setSession } from '../core/session-actions.ts';
import { writable } from '../core/writable-state.ts';
import { openSession } from '../core/edit-session.ts';
import { SiteDocumentBar } from '../sidebar/SiteDocumentBar.tsx';
import { GeneralTab } from './page-settings/GeneralTab.tsx';
import { HistoryTab } from './page-settings/HistoryTab.tsx';
import { Domains } from './site-settings/Domains.tsx';
import { Regions } from './site-settings/Regions.tsx';
import { createEditor } from '../core/editor.ts';
import { withinEditor } from '../core/testing/within-editor.tsx';

Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });

const editor = createEditor();

const needs = (right: string) => new RegExp(`That needs the right to ${right}\\. You have: Writers\\. Ask ann\\.`);

const user = { _id: 'u', username: 'u', email: 'u@x.test', roles: ['r'], admin: false, grants: [] };

beforeEach(() => {
  writable(editor).visit = visitFixture({ editing: { enabled: true, user } as never }) as never;
  Object.assign(writable(editor), { roleNames: { r: 'Writers' }, managers: ['ann'] });
  setSession(editor, 'page', openSession(pageFixture({ published: true })));
  writable(editor).documents.nav = { _id: 'nav', revision: 1, domainId: 'd', items: [] } as never;
});

test.each<[string, ReactElement, Record<string, RegExp>]>([
  [
    'the general settings of a page',
    <GeneralTab />,
    {
      'Publish Changes': needs('publish pages'),
      'Unpublish Page': needs('publish pages'),
      'Delete Page': /Unpublish this page before deleting it\./,
    },
  ],
  ['the history of a page', <HistoryTab />, { 'Undo publish': needs('publish pages') }],
  ['the regions', <Regions />, { 'Add region': /You may not change regions\. You have: Writers\. Ask ann\.$/ }],
  [
    'the navigation',
    <SiteDocumentBar name="nav" noun="Nav" />,
    { 'Publish Nav': /You may not change the navigation\. You have: Writers\. Ask ann\.$/ },
  ],
])('%s: the reason of a disabled button is text that can be read without a pointer', async (_, view, buttons) => {
  const { container } = await act(async () => render(view, withinEditor(editor)));
  for (const [name, reason] of Object.entries(buttons)) {
    const button = within(container).getByRole<HTMLButtonElement>('button', { name });
    expect([name, button.disabled]).toEqual([name, true]);
    const text = container.querySelector(`[id="${button.getAttribute('aria-describedby')}"]`)?.textContent;
    expect([name, text]).toEqual([name, expect.stringMatching(reason)]);
  }
});

test('a form that cannot be saved yet says what is missing', async () => {
  const { container } = await act(async () => render(<Domains />, withinEditor(editor)));
  await act(async () => within(container).getByRole('button', { name: 'New Domain' }).click());
  expect(within(container).getByRole<HTMLButtonElement>('button', { name: 'Save', hidden: true }).disabled).toBe(true);
  within(container).getByText('A domain needs a name.');
});
