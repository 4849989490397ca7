import { diff } from '../../edit/diff.ts';
import { migrations as siteMigrations } from '../migrations.ts';
import { type Migrations, blockVersion, migrateContent } from './migration.ts';

/** Migrations of a block: version 2 splits its title, and version 3 makes objects of its list of words. */
const migrations: Migrations = {
  Poem: [
    {
      to: 2,
      name: 'split title',
      example: { title: 'Coast: at dawn', lines: ['a'], mood: 'calm' },
      migrate: ({ title, ...rest }) => {
        const [first, ...others] = String(title).split(': ');
        return { ...rest, title: first, subtitle: others.join(': ') };
      },
    },
    {
      to: 3,
      name: 'lines with keys',
      example: { title: 'Coast', subtitle: 'at dawn', lines: ['a'], mood: 'calm' },
      migrate: ({ lines, ...rest }) => ({
        ...rest,
        lines: (lines as string[]).map((text, at) => ({ key: `line-${at}`, text })),
      }),
    },
  ],
};
const [first, second] = migrations.Poem!;
const poem = (fields: object, key = 'p') => ({ componentType: 'Poem', key, ...fields });
const current = { title: 'Coast', subtitle: 'at dawn', lines: [{ key: 'line-0', text: 'a' }], mood: 'calm', v: 3 };

function findErrors(all: Migrations): string[] {
  return Object.entries(all).flatMap(([componentType, list]) => {
    const versions = list.map(({ to }) => to);
    const isConsecutive = versions.every((to, at) => to === at + 2);
    const names = new Set(list.map(({ name }) => name.trim()).filter(Boolean));
    const results = list.map(({ to, example }) =>
      JSON.stringify(
        migrateContent({ componentType, key: 'k', ...example, ...(to > 2 && { v: to - 1 }) }, all),
        sortKeys,
      ),
    );
    return [
      ...(isConsecutive ? [] : [`${componentType}: versions are not consecutive`]),
      ...(names.size === list.length ? [] : [`${componentType}: migrations need different names`]),
      ...(new Set(results).size <= 1 ? [] : [`${componentType}: its examples do not become the same item`]),
    ];
  });
}

const sortKeys = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

test('the examples of all versions of a block become the same item', () => {
  expect(findErrors(siteMigrations)).toEqual([]);
  expect(findErrors(migrations)).toEqual([]);
});

test.each<[string, Migrations]>([
  ['a gap', { Poem: [second!] }],
  ['an example that becomes another item', { Poem: [{ ...first!, example: { title: 'Sea', lines: [] } }, second!] }],
  ['a name twice', { Poem: migrations.Poem!.map((one) => ({ ...one, name: 'change' })) }],
])('%s is detected', (_, all) => {
  expect(findErrors(all)).not.toEqual([]);
});

test('an item of any version becomes one of the current version, with its undeclared fields', () => {
  expect(migrateContent(poem(first!.example), migrations)).toEqual(poem(current));
  expect(migrateContent(poem({ ...second!.example, v: 2 }), migrations)).toEqual(poem(current));
  expect(blockVersion('Poem', migrations)).toBe(3);
  expect(['Text', 'constructor'].map((type) => blockVersion(type, migrations))).toEqual([1, 1]);
});

test('items inside other items are migrated, even in unknown blocks', () => {
  const page = (item: object) => ({ contents: [{ componentType: 'Gone', key: 'g', deep: { left: [item] } }] });
  expect(migrateContent(page(poem(first!.example)), migrations)).toEqual(page(poem(current)));
});

test('content that needs no migration stays the same object', () => {
  const unknown = { componentType: 'Gone', key: 'g', text: ' a ', more: { z: 1, a: [null, { b: '' }] } };
  const later = poem({ ...current, v: 4, stanza: 2 }, 'later');
  const old = poem(first!.example);
  const page = { contents: [unknown, poem(current, 'new'), later, old], slug: 'a' };
  const migrated = migrateContent(page, migrations);
  expect(migrated.contents.map((item, at) => item === page.contents[at])).toEqual([true, true, true, false]);
  expect(diff(page, migrated).length).toBeGreaterThan(0);
  expect(migrateContent(migrated, migrations)).toBe(migrated);
});
