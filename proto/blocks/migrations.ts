import type { Migrations } from './migrations/migration.ts';

/** A block whose fields have changed has an entry, and its migrations are in `migrations/<block>.ts`. */
export const migrations: Migrations = {};
