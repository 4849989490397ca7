import type { Migrations } from './migrations/migration.ts';

/** Migrations of blocks whose fields have changed; those of a block are declared in `migrations/<block>.ts`. */
export const migrations: Migrations = {};
