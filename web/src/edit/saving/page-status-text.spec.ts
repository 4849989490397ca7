import { pageStatusText } from './use-page-status-text.ts';

const now = new Date(2026, 10, 25, 18, 30);
const instant = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();
const today = instant(2026, 10, 25, 16, 5);
const page = { _id: 'p', revision: 3, createdAt: today, updatedAt: today, published: false };
const textOf = (more: object, by = '') =>
  pageStatusText({ kind: 'saved', at: null }, { page: { ...page, ...more }, by, now });

test.each([
  ['was never published', {}, 'Not published, last saved 4:05 pm'],
  [
    'has changes since it was published',
    { published: true, lastPublished: instant(2026, 10, 25, 16, 4) },
    'Unpublished changes, last saved 4:05 pm',
  ],
  ['is what visitors see', { published: true, lastPublished: today }, 'No unpublished changes'],
  ['was saved on an earlier day', { updatedAt: instant(2026, 10, 3, 9, 0) }, 'Not published, last saved 3 Nov'],
  ['was saved in another year', { updatedAt: instant(2025, 10, 3, 9, 0) }, 'Not published, last saved 3 Nov 2025'],
])('a page that %s is opened with its state', (_what, more, text) => {
  expect(textOf(more)).toBe(text);
});

test('names who saved it last once that is known', () => {
  expect(textOf({}, 'ann')).toBe('Not published, last saved 4:05 pm by ann');
});

test('a page that was never saved has no changes yet', () => {
  expect(textOf({ revision: 0 })).toBe('No changes yet');
});

test.each([
  [true, 'Not saved: you changed the same text in another tab or on another device'],
  [false, 'Not saved: somebody else changed the same text'],
  [undefined, 'Not saved: the same text has also been changed elsewhere'],
])('a conflict names who has changed the text once that is known: %s', (isOwnConflict, text) => {
  expect(pageStatusText({ kind: 'conflict' }, { page, by: '', now, isOwnConflict })).toBe(text);
});

test('what is saved while the page is open is named with its time', () => {
  expect(pageStatusText({ kind: 'saved', at: today }, { page, by: 'ann', now })).toBe('Saved 4:05 pm');
});

test('a save that leads back to what visitors see leaves no unpublished changes', () => {
  const shown = { ...page, published: true, lastPublished: today };
  expect(pageStatusText({ kind: 'saved', at: today }, { page: shown, by: '', now })).toBe('No unpublished changes');
});
