import { pageFixture } from '../../visit/visit.fixture.ts';
import { toListedPage } from '../page-acts/to-listed-page.ts';
import { isWithdrawn, mayPublish, mergeUnpublished } from './unpublished.ts';

const page = (_id: string, revision: number, day: number, status: 'draft' | 'changed' | 'live' = 'draft') => ({
  ...toListedPage(pageFixture({ _id, revision })),
  status,
  updatedAt: `2026-11-0${day}T09:00:00.000Z`,
});
const document = (_id: string, day: number) => ({
  kind: 'nav' as const,
  _id,
  revision: 1,
  name: _id,
  region: '',
  published: false,
  updatedAt: `2026-11-0${day}T09:00:00.000Z`,
});

const idsOf = (items: { _id: string }[]) => items.map(({ _id }) => _id);

test('pages and documents are one list, the last changed first', () => {
  const found = { pages: [page('draft', 1, 4), page('changed', 2, 1, 'changed')], documents: [document('nav', 3)] };
  expect(idsOf(mergeUnpublished(found))).toEqual(['draft', 'nav', 'changed']);
});

test('a page that was just published is left out although the list still has it', () => {
  const found = { pages: [page('one', 1, 1), page('two', 1, 2)], documents: [] };
  expect(idsOf(mergeUnpublished(found, [page('one', 2, 3, 'live')]))).toEqual(['two']);
});

test('a page whose publication was just undone is back before the list has it, and a later edit counts', () => {
  const undone = [page('one', 2, 2, 'live'), page('one', 3, 2, 'changed')];
  expect(idsOf(mergeUnpublished({ pages: [], documents: [] }, undone))).toEqual(['one']);
  const edited = { pages: [page('one', 3, 3, 'changed')], documents: [] };
  expect(idsOf(mergeUnpublished(edited, [page('one', 2, 2, 'live')]))).toEqual(['one']);
});

test('pages that the user may see and not publish are left out of “Publish all”', () => {
  const pages = [page('theirs', 1, 1), page('mine', 1, 2)].map((row) => ({
    ...row,
    publishableByYou: row._id === 'mine',
  }));
  const items = mergeUnpublished({ pages, documents: [document('nav', 3)] });
  expect(idsOf(items.filter(mayPublish))).toEqual(['nav', 'mine']);
});

test('pages and documents that were taken offline are published only if they are selected', () => {
  const lastPublished = '2026-11-01T09:00:00.000Z';
  const pages = [page('never', 1, 1), page('changed', 2, 2, 'changed'), page('offline', 2, 3)].map((row) => ({
    ...row,
    lastPublished: row._id === 'never' ? undefined : lastPublished,
  }));
  const documents = [document('new', 4), { ...document('live', 5), published: true, lastPublished }];
  const offline = { ...document('withdrawn', 6), lastPublished };
  const items = mergeUnpublished({ pages, documents: [...documents, offline] });
  expect(idsOf(items.filter(isWithdrawn))).toEqual(['withdrawn', 'offline']);
});
