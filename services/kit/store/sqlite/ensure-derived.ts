import type Database from 'libsql';
import type { DerivedTable } from './derived-table.ts';
import { made } from './schema.ts';

/** Makes the tables that follow a collection as they are declared now, each filled from what is there; others are dropped. */
export function ensureDerived(database: Database.Database, table: string, wanted: DerivedTable[]): void {
  const there = new Map(
    [...made(database, 'table', table), ...made(database, 'trigger', table)].map(({ name, sql }) => [name, sql]),
  );
  const isKept = ({ name, created, triggers }: DerivedTable) =>
    there.get(name) === created && [...triggers].every(([trigger, sql]) => there.get(trigger) === sql);
  const kept = wanted.filter(isKept);
  const keptNames = new Set(kept.flatMap(({ name, triggers }) => [name, ...triggers.keys()]));
  for (const { name } of made(database, 'trigger', table))
    if (!keptNames.has(name)) database.exec(`DROP TRIGGER "${name}"`);
  for (const { name } of made(database, 'table', table))
    if (!keptNames.has(name)) database.exec(`DROP TABLE "${name}"`);
  for (const { created, fill, triggers } of wanted.filter((one) => !kept.includes(one)))
    for (const statement of [created, fill, ...triggers.values()]) database.exec(statement);
}
