import type Database from 'libsql';

interface SchemaObject {
  name: string;
  sql: string;
}

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
