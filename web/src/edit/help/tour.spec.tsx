/** @jest-environment ./scripts/jest/document-environment.js */
import { act, render } from '@testing-library/react';
import { itemFixture, pageFixture } from '../../visit/visit.fixture.ts';
import { pushValue } from '../core/actions.ts';
import { openSession } from '../core/edit-session.ts';
import { createEditor } from '../core/editor.ts';
import { setSession } from '../core/session-actions.ts';
import { showTourStep } from '../core/tour-actions.ts';
import { withinEditor } from '../core/testing/within-editor.tsx';
import { Tour, tourSteps } from './Tour.tsx';

const ADD = tourSteps.findIndex(({ name }) => name === 'add');

test('a block that is added to another page than the one where the step was shown counts', async () => {
  const editor = createEditor();
  const open = (_id: string, keys: string[]) =>
    setSession(
      editor,
      'page',
      openSession(pageFixture({ _id, contents: keys.map((key) => itemFixture('RichText', key)) })),
    );
  open('long', ['a', 'b', 'c']);
  showTourStep(editor, ADD);
  render(<Tour step={ADD} />, withinEditor(editor));
  await act(async () => open('new', []));
  expect(editor.state.tourStep).toBe(ADD);
  await act(async () => pushValue(editor, ['contents'], itemFixture('RichText', 'd')));
  expect(editor.state.tourStep).toBe(ADD + 1);
});
