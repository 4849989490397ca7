/** @jest-environment ./scripts/jest/document-environment.js */
import { act, renderHook } from '@testing-library/react';
import { pageFixture, visitFixture } from '../../visit/visit.fixture.ts';
import { setValue } from './actions.ts';
import { openSession } from './edit-session.ts';
import { createEditor } from './editor.ts';
import { setSession } from './session-actions.ts';
import { withinEditor } from './testing/within-editor.tsx';
import { useEditedVisit } from './use-edited-visit.ts';

test('an edited event has ended or not by the date that it has now', async () => {
  const editor = createEditor();
  const page = pageFixture({ pageType: 'event', header: { title: 'Breakfast', date: '2020-02-11' } });
  setSession(editor, 'page', openSession(page));
  const { result } = renderHook(() => useEditedVisit(visitFixture({ page, hasEnded: true })), withinEditor(editor));
  expect(result.current.hasEnded).toBe(true);
  await act(async () => setValue(editor, ['header', 'date'], '2999-02-11'));
  expect(result.current.hasEnded).toBe(false);
});
