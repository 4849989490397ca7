import { type Operation, apply, diff, merge } from '../../proto/edit.ts';
import type { PageContent } from '../../proto/entities/page.ts';
import { systemClock } from '../kit/clock.ts';
import { openSqlite } from '../kit/store/sqlite/open-sqlite.ts';
import type { Stores } from '../kit/store/store.ts';
import { userFixture } from '../kit/testing/users.ts';
import { createVersioned } from '../kit/versioned/create-versioned.ts';
import { loadChangesBefore, loadChangesSince } from './changes-since.ts';
import { pagesSpec } from './pages.store.ts';

const caller = { user: userFixture({}), domainId: 'd', stage: 'draft' } as const;
const by = { _id: 'u1', username: 'editor' };
const text = (key: string) => ({ componentType: 'Text', key, text: key });
const path = ['contents'];
const insert = (key: string, after: string): Operation => ({ op: 'insert', path, after, item: text(key) });
const pageWith = (...keys: string[]) =>
  ({ domainId: 'd', slug: 'a', pageType: 'page', header: {}, contents: keys.map(text) }) as never as PageContent;
const keysOf = ({ contents }: PageContent) => contents.map(({ key }) => key);

let stores: Stores;
beforeEach(async () => {
  stores = await openSqlite(':memory:');
});
afterEach(() => stores.close());

test('a repeated change gets the operations that it was merged with, which can differ from those of both revisions', async () => {
  const pages = createVersioned(pagesSpec, { stores, clock: systemClock, relay: { wake: () => undefined } });
  const base = pageWith('k1', 'k2', 'k3');
  const newest = pageWith('k1', 'new', 'k3', 'k2');
  const mine = [insert('mine', 'k2')];
  const save = (draft: PageContent) => pages.commit('1', by, () => ({ action: 'save', draft }));
  for (const draft of [base, pageWith('k1', 'k2', 'new', 'k3'), newest]) await save(draft);

  const log = pages.log('1');
  const remote = await loadChangesSince(1, { revision: 3 }, log, caller);
  const merged = (theirs: Operation[]) => apply(newest, merge(theirs, mine).operations);
  await save(merged(remote));
  await save(pageWith('later'));

  expect(await loadChangesBefore(4, 1, log, caller)).toEqual(remote);
  expect(keysOf(merged(diff(base, newest)))).not.toEqual(keysOf(merged(remote)));
  expect(await loadChangesBefore(2, 1, log, caller)).toEqual([]);
});
