import type Database from 'libsql';
import type { DerivedTable } from './derived-table.ts';
import { listSchemaObjects } from './schema.ts';

export function ensureDerived(database: Database.Database, table: string, declared: DerivedTable[]): void {
  const there = new Map(
    [...listSchemaObjects(database, 'table', table), ...listSchemaObjects(database, 'trigger', table)].map(
      ({ name, sql }) => [name, sql],
    ),
  );
  const isUnchanged = ({ name, created, triggers }: DerivedTable) =>
    there.get(name) === created && [...triggers].every(([trigger, sql]) => there.get(trigger) === sql);
  const unchanged = declared.filter(isUnchanged);
  const unchangedNames = new Set(unchanged.flatMap(({ name, triggers }) => [name, ...triggers.keys()]));
  for (const { name } of listSchemaObjects(database, 'trigger', table))
    if (!unchangedNames.has(name)) database.exec(`DROP TRIGGER "${name}"`);
  for (const { name } of listSchemaObjects(database, 'table', table))
    if (!unchangedNames.has(name)) database.exec(`DROP TABLE "${name}"`);
  for (const { created, fill, triggers } of declared.filter((one) => !unchanged.includes(one)))
    for (const statement of [created, fill, ...triggers.values()]) database.exec(statement);
}
