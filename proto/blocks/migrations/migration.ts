type StoredItem = Record<string, unknown> & { componentType: string; key: string; v?: number };

/** Migrates an item from version `to - 1` to version `to`. The function is pure, and must also return unchanged fields. */
interface Migration {
  to: number;
  name: string;
  /** Fields of an item in version `to - 1`. All examples of a block must migrate to the same item. */
  example: Record<string, unknown>;
  migrate(item: StoredItem): Record<string, unknown>;
}

export type Migrations = Readonly<Record<string, readonly Migration[]>>;

export const blockVersion = (componentType: string, migrations: Migrations): number =>
  migrationsOf(componentType, migrations).at(-1)?.to ?? 1;

export function migrateContent<T>(part: T, migrations: Migrations): T {
  if (typeof part !== 'object' || part === null) return part;
  const migrated = isItem(part) ? migrateItem(part, migrations) : part;
  const entries = Object.entries(migrated).map(([name, inner]) => [name, migrateContent(inner, migrations)] as const);
  if (entries.every(([name, inner]) => inner === (migrated as Record<string, unknown>)[name])) return migrated as T;
  return (Array.isArray(migrated) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)) as T;
}

const migrateItem = (item: StoredItem, migrations: Migrations): StoredItem =>
  migrationsOf(item.componentType, migrations)
    .filter(({ to }) => to > (item.v ?? 1))
    .reduce(
      (before, { to, migrate }) => ({
        ...migrate(before),
        componentType: item.componentType,
        key: item.key,
        v: to,
      }),
      item,
    );

const migrationsOf = (componentType: string, migrations: Migrations): readonly Migration[] =>
  Object.hasOwn(migrations, componentType) ? migrations[componentType]! : [];

const isItem = (part: object): part is StoredItem =>
  'componentType' in part && typeof part.componentType === 'string' && 'key' in part && typeof part.key === 'string';
