import type { Migrations } from './migrations/migration.ts';

export const migrations: Migrations = {};
