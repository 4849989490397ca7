import type Database from 'libsql';
import { storeRefusals } from '../../../../proto/refusals/stores.ts';

/** libsql ends the process when a closed database is used. */
export function requireOpen(database: Database.Database): void {
  if (!database.open) throw storeRefusals.closed();
}
