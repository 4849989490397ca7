import type { Migrations } from './migrations/migration.ts';

/** Each block whose fields have changed, with its migrations from `migrations/<Block>.ts`. */
export const migrations: Migrations = {};
