import { type Operation, apply, diff, merge } from '../../proto/edit.ts';
import type { PageContent } from '../../proto/entities/page.ts';
import type { Problem } from '../../proto/errors.ts';
import { systemClock } from '../kit/clock.ts';
import { openSqlite } from '../kit/store/sqlite/open-sqlite.ts';
import type { Stores } from '../kit/store/store.ts';
import { userFixture } from '../kit/testing/users.ts';
import { createVersioned } from '../kit/versioned/create-versioned.ts';
import { loadChangesBefore, loadChangesSince, mergeChanges } from './merge.ts';
import { StoredPageDocs } from './pages.store.ts';

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
  const pages = createVersioned(StoredPageDocs.spec, { stores, clock: systemClock, relay: { wake: () => undefined } });
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

const about: PageContent = {
  domainId: 'd1',
  pageType: 'page',
  template: 'primary',
  slug: 'about',
  header: { title: 'About' },
  contents: [
    { componentType: 'Text', key: 'k1', text: 'one' },
    { componentType: 'Text', key: 'k2', text: 'two' },
  ],
};
const set = (key: string, from: string, to: string): Operation => ({
  op: 'set',
  path: ['contents', `#${key}`, 'text'],
  from,
  to,
});
const mergeBoth = (remote: Operation[], local: Operation[]) =>
  mergeChanges({ current: apply(about, remote), revision: 7, remote, local });

describe('two people who edit one page', () => {
  test('keep their changes in different blocks', () => {
    expect(mergeBoth([set('k1', 'one', 'theirs')], [set('k2', 'two', 'mine')]).contents).toMatchObject([
      { text: 'theirs' },
      { text: 'mine' },
    ]);
  });

  test('get both values of a field that both changed, and nothing is stored', () => {
    const remote = [set('k1', 'one', 'theirs')];
    const local = [set('k1', 'one', 'mine'), set('k2', 'two', 'mine too')];
    let problem: Problem | undefined;
    try {
      mergeBoth(remote, local);
    } catch (thrown) {
      problem = thrown as Problem;
    }
    expect(problem).toMatchObject({
      code: 'conflict',
      details: {
        revision: 7,
        conflicts: [{ path: ['contents', '#k1', 'text'], base: 'one', theirs: 'theirs', mine: 'mine' }],
        theirs: remote,
      },
    });
  });

  test('do not conflict if they make the same change', () => {
    expect(mergeBoth([set('k1', 'one', 'same')], [set('k1', 'one', 'same')]).contents[0]).toMatchObject({
      text: 'same',
    });
  });
});
