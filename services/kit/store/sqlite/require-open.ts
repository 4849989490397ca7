import type Database from 'libsql';
import { Problem } from '../../../../proto/errors.ts';

/** libsql ends the process when a closed database is used. */
export function requireOpen(database: Database.Database): void {
  if (!database.open) throw new Problem('unavailable', 'The store is closed.');
}
