import { diff } from '../../edit/diff.ts';
import { migrations as siteMigrations } from '../migrations.ts';
import { fixtures as siteFixtures } from './fixtures.ts';
import { type Migrations, blockVersion, migrateContent } from './migration.ts';

/** A block whose title was split in version 2 and whose list of words became objects in version 3. */
const migrations: Migrations = {
  Poem: [
    {
      to: 2,
      name: 'split title',
      migrate: ({ title, ...rest }) => {
        const [first, ...others] = String(title).split(': ');
        return { ...rest, title: first, subtitle: others.join(': ') };
      },
    },
    {
      to: 3,
      name: 'lines with keys',
      migrate: ({ lines, ...rest }) => ({
        ...rest,
        lines: (lines as string[]).map((text, at) => ({ key: `line-${at}`, text })),
      }),
    },
  ],
};
const fixtures = {
  Poem: [
    { title: 'Coast: at dawn', lines: ['a'], mood: 'calm' },
    { title: 'Coast', subtitle: 'at dawn', lines: ['a'], mood: 'calm' },
  ],
};
const poem = (fields: object, key = 'p') => ({ componentType: 'Poem', key, ...fields });
const current = { title: 'Coast', subtitle: 'at dawn', lines: [{ key: 'line-0', text: 'a' }], mood: 'calm', v: 3 };

function findErrors(all: Migrations, stored: typeof siteFixtures): string[] {
  return Object.entries(all).flatMap(([componentType, list]) => {
    const versions = list.map(({ to }) => to);
    const isConsecutive = versions.every((to, at) => to === at + 2);
    const names = new Set(list.map(({ name }) => name.trim()).filter(Boolean));
    const items = stored[componentType] ?? [];
    const results = items.map((fields, at) =>
      JSON.stringify(
        migrateContent({ componentType, key: 'k', ...fields, ...(at > 0 && { v: at + 1 }) }, all),
        sortKeys,
      ),
    );
    return [
      ...(isConsecutive ? [] : [`${componentType}: versions are not consecutive`]),
      ...(names.size === list.length ? [] : [`${componentType}: migrations need different names`]),
      ...(items.length === list.length ? [] : [`${componentType}: each historic version needs a fixture`]),
      ...(new Set(results).size <= 1 ? [] : [`${componentType}: its fixtures do not become the same item`]),
    ];
  });
}

const sortKeys = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

test('each migration of the site has a fixture of the version that it starts from, and all become the same item', () => {
  expect(findErrors(siteMigrations, siteFixtures)).toEqual([]);
  expect(findErrors(migrations, fixtures)).toEqual([]);
  expect(Object.keys(siteFixtures)).toEqual(Object.keys(siteMigrations));
});

test.each<[string, Migrations, typeof siteFixtures]>([
  ['a missing fixture', migrations, { Poem: fixtures.Poem.slice(1) }],
  ['a gap', { Poem: [migrations.Poem![1]!] }, { Poem: fixtures.Poem.slice(1) }],
  ['a fixture that becomes another item', migrations, { Poem: [{ title: 'Sea', lines: [] }, fixtures.Poem[1]!] }],
  ['a name twice', { Poem: migrations.Poem!.map((one) => ({ ...one, name: 'change' })) }, fixtures],
])('%s is detected', (_, all, stored) => {
  expect(findErrors(all, stored)).not.toEqual([]);
});

test('an item of any version becomes one of the current version, with its undeclared fields', () => {
  expect(migrateContent(poem(fixtures.Poem[0]!), migrations)).toEqual(poem(current));
  expect(migrateContent(poem({ ...fixtures.Poem[1], v: 2 }), migrations)).toEqual(poem(current));
  expect(blockVersion('Poem', migrations)).toBe(3);
  expect(['Text', 'constructor'].map((type) => blockVersion(type, migrations))).toEqual([1, 1]);
});

test('items inside other items, known or not, are migrated', () => {
  const page = (item: object) => ({ contents: [{ componentType: 'Gone', key: 'g', deep: { left: [item] } }] });
  expect(migrateContent(page(poem(fixtures.Poem[0]!)), migrations)).toEqual(page(poem(current)));
});

test('what needs no migration stays the same object, byte for byte', () => {
  const unknown = { componentType: 'Gone', key: 'g', text: ' a ', more: { z: 1, a: [null, { b: '' }] } };
  const later = poem({ ...current, v: 4, stanza: 2 }, 'later');
  const old = poem(fixtures.Poem[0]!);
  const page = { contents: [unknown, poem(current, 'new'), later, old], slug: 'a' };
  const migrated = migrateContent(page, migrations);
  expect(migrated.contents.map((item, at) => item === page.contents[at])).toEqual([true, true, true, false]);
  expect(diff(page, migrated).length).toBeGreaterThan(0);
  expect(migrateContent(migrated, migrations)).toBe(migrated);
});
