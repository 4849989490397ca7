import { undoPublishQuestion } from './undo-publish.ts';

const page = { slug: 'au/contact' };

test('undoing a publish names who published the version that visitors will see', () => {
  const previous = { at: '2026-11-21T17:02:00.000Z', by: { username: 'mere' } };
  const { consequences, danger } = undoPublishQuestion(page, previous);
  expect(consequences).toEqual([expect.stringMatching(/version that mere published at .* 2026\.$/)]);
  expect(danger).toBe(false);
});

test('undoing the first publish says that the page is unpublished', () => {
  const { consequences, danger } = undoPublishQuestion(page, null);
  expect(consequences).toEqual([expect.stringContaining('/au/contact will show “not found”')]);
  expect(danger).toBe(true);
});
