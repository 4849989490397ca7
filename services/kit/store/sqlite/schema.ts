import type Database from 'libsql';

export interface SchemaObject {
  name: string;
  /** The text that made it, as SQLite keeps it: so that it can be seen whether it is what is meant. */
  sql: string;
}

/** What there is of one kind around a collection's table. */
export function listSchemaObjects(
  database: Database.Database,
  kind: 'index' | 'trigger' | 'table',
  table: string,
): SchemaObject[] {
  const [where, about] =
    kind === 'table' ? ['substr(name, 1, length(?2)) = ?2', `${table}:`] : ['tbl_name = ?2', table];
  const sql = `SELECT name, sql FROM sqlite_master WHERE type = ?1 AND ${where} AND sql IS NOT NULL`;
  return database.prepare(sql).all([kind, about]) as SchemaObject[];
}
