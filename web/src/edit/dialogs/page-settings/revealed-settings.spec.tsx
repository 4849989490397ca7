/** @jest-environment ./scripts/jest/document-environment.js */
import { act, render } from '@testing-library/react';
import { pageFixture, visitFixture } from '../../../visit/visit.fixture.ts';
import { openSession } from '../../core/edit-session.ts';
import { createEditor } from '../../core/editor.ts';
import { reveal } from '../../core/panel-actions.ts';
import { setSession } from '../../core/session-actions.ts';
import { withinEditor } from '../../core/testing/within-editor.tsx';
import { writable } from '../../core/writable-state.ts';
import { pageSettingsTabs } from './tabs.ts';

HTMLElement.prototype.scrollIntoView = () => {};
Object.assign(globalThis, { CSS: { escape: String } });

const user = { _id: 'u', username: 'u', email: 'u@x.test', roles: [], admin: true, grants: [] };

test.each(pageSettingsTabs.filter(({ settings }) => settings))(
  'each setting of the tab “$label” has the focus when it is revealed',
  async ({ Panel, settings = [] }) => {
    const editor = createEditor();
    writable(editor).visit = visitFixture({ editing: { enabled: true, user } as never }) as never;
    setSession(editor, 'page', openSession(pageFixture()));
    await act(async () => render(<Panel navigate={() => {}} />, withinEditor(editor)));
    for (const { path } of settings) {
      await act(async () => reveal(editor, { document: 'page', path }));
      const focused = document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset.field;
      expect([path.join('.'), path.join('/').endsWith(focused ?? 'nothing')]).toEqual([path.join('.'), true]);
    }
  },
);
