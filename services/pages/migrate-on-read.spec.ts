import type { Migrations } from '../../proto/blocks/migrations/migration.ts';
import type { PageContent } from '../../proto/entities/page.ts';
import { systemClock } from '../kit/clock.ts';
import { openSqlite } from '../kit/store/sqlite/open-sqlite.ts';
import type { Stores } from '../kit/store/store.ts';
import { createVersioned } from '../kit/versioned/create-versioned.ts';
import type { Versioned } from '../kit/versioned/versioned.ts';
import { migrateOnRead } from './migrate-on-read.ts';
import { StoredPageDocs } from './pages.store.ts';

const migrations: Migrations = {
  Poem: [
    {
      to: 2,
      name: 'title becomes name',
      example: { title: 'Coast' },
      migrate: ({ title, ...rest }) => ({ ...rest, name: title }),
    },
  ],
};
const by = { _id: 'u1', username: 'editor' };
const poem = { componentType: 'Poem', key: 'p', title: 'Coast', mood: 'calm' };
const migratedPoem = { componentType: 'Poem', key: 'p', name: 'Coast', mood: 'calm', v: 2 };
const unknown = { componentType: 'Gone', key: 'g', z: 1, a: { text: ' as it was ' } };
const stored = {
  domainId: 'd',
  slug: 'a',
  pageType: 'page',
  header: {},
  contents: [poem, unknown],
} as never as PageContent;

let stores: Stores;
let before: Versioned<PageContent>;
let after: Versioned<PageContent>;

beforeEach(async () => {
  stores = await openSqlite(':memory:');
  before = createVersioned(StoredPageDocs.spec, { stores, clock: systemClock, relay: { wake: () => undefined } });
  after = migrateOnRead(before, migrations);
  await before.commit('1', by, () => ({ action: 'publish', draft: stored, live: 'publish' }));
});
afterEach(() => stores.close());

const contentsOf = (page: { contents: unknown } | null | undefined) => page?.contents;

test('a page of an earlier version is read with the current version of its blocks', async () => {
  const head = await after.head('1');
  for (const page of [
    await after.draft.get('1'),
    await after.live.get('1'),
    (await after.live.find({ slug: 'a' }))[0],
    head!.draft,
    head!.live,
    await after.log('1').at(1),
  ])
    expect(contentsOf(page)).toEqual([migratedPoem, unknown]);
});

test('an edit of another part stores the migrated blocks, and unknown ones byte for byte', async () => {
  const committed = await after.commit('1', by, (head) => ({
    action: 'edit',
    draft: { ...head!.draft, header: { title: 'New' } },
    live: 'publish',
  }));
  expect(contentsOf(committed.live)).toEqual([migratedPoem, unknown]);
  const live = await before.live.get('1');
  expect(JSON.stringify(live!.contents[1])).toBe(JSON.stringify(unknown));
  expect(contentsOf(live)).toEqual([migratedPoem, unknown]);
});

test('the migration is no change of another editor', async () => {
  const edit = (docs: typeof after, title: string) =>
    docs.commit('1', by, (head) => ({ action: 'edit', draft: { ...head!.draft, header: { title } } }));
  await edit(after, 'A');
  expect(await before.log('1').since(1)).not.toEqual([expect.objectContaining({ path: ['header', 'title'] })]);
  const change = expect.objectContaining({ path: ['header', 'title'], to: 'A' });
  expect(await after.log('1').since(1)).toEqual([change]);
  await edit(after, 'B');
  expect(await after.log('1').since(1, 2)).toEqual([change]);
});

test('without migrations nothing is added to a read', () => {
  expect(migrateOnRead(before, {})).toBe(before);
});
