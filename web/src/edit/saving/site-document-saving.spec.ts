/** @jest-environment ./scripts/jest/document-environment.js */
import { visitFixture } from '../../visit/visit.fixture.ts';
import { createEditor } from '../core/editor.ts';
import { getSession } from '../core/session-actions.ts';
import { openSiteDocument } from './site-document-saving.ts';

const footer = (revision: number) => ({ ...visitFixture().footer, _id: 'footer', revision });

test.each([
  ['an older copy, which a visit has from before a save, does not replace the newer one', [2, 1], 2],
  ['a newer copy replaces the older one', [1, 2], 2],
  ['a copy that was never saved replaces one that was deleted', [2, 0], 0],
])('%s', (_rule, opened, revision) => {
  const editor = createEditor();
  for (const one of opened) openSiteDocument(editor, 'footer', footer(one));
  expect(getSession(editor, 'footer')!.stored.revision).toBe(revision);
});
