import { z } from 'zod';
import { Entry } from '../backup-format.ts';

export const ServerManifest = z.object({
  format: z.literal('banksia-server-backup'),
  version: z.literal(1),
  begunAt: z.string(),
  entries: z.array(Entry),
});
export type ServerManifest = z.infer<typeof ServerManifest>;

export const INCOMPLETE = '.incomplete';
const DAY_MS = 24 * 60 * 60 * 1000;
const COMPLETE = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

export const backupName = (now: Date): string => now.toISOString().replaceAll(/[:.]/g, '-');

export const newestBackup = (names: string[]): string | undefined =>
  names.filter((name) => COMPLETE.test(name)).sort().at(-1); // prettier-ignore

export function outdatedBackups(names: string[], keep: number): string[] {
  const complete = names.filter((name) => COMPLETE.test(name)).sort();
  return complete.slice(0, Math.max(0, complete.length - keep));
}

/** Returns the leftovers of backups that did not complete, except those that began within a day and may still run. */
export function interruptedBackups(names: string[], now: Date): string[] {
  const limit = `${backupName(new Date(now.getTime() - DAY_MS))}${INCOMPLETE}`;
  return names.filter(
    (name) => name.endsWith(INCOMPLETE) && COMPLETE.test(name.slice(0, -INCOMPLETE.length)) && name < limit,
  );
}
