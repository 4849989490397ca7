/** @jest-environment ./scripts/jest/document-environment.js */
import { render } from '@testing-library/react';
import { pageFixture } from '../../visit/visit.fixture.ts';
import { openSession } from '../core/edit-session.ts';
import { createEditor } from '../core/editor.ts';
import { setSession } from '../core/session-actions.ts';
import { withinEditor } from '../core/testing/within-editor.tsx';
import { ReceiptCard } from './ReceiptCard.tsx';

/** The place of the card is not tested here, and jsdom has no layout. */
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

const receipt = {
  ...{ path: '/au/cover', published: true, revision: 2, surfaces: [] },
  servers: { answered: 1, expected: 1 },
};
const shown = {
  kind: 'publish' as const,
  pageId: 'page-1',
  revision: 2,
  changedMs: 5,
  receipt: receipt as never,
  error: '',
};

test.each([
  ['page-1', 0],
  ['page-2', 1],
])('a receipt names its page only if another one is open: %s', (_id, times) => {
  const editor = createEditor();
  setSession(editor, 'page', openSession(pageFixture({ _id })));
  const { queryAllByText } = render(<ReceiptCard shown={shown} />, withinEditor(editor));
  expect(queryAllByText('/au/cover')).toHaveLength(times);
});
