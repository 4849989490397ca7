import { z } from 'zod';
import { Entry } from '../backup-format.ts';

export const ServerManifest = z.object({
  format: z.literal('banksia-server-backup'),
  version: z.literal(1),
  begunAt: z.string(),
  entries: z.array(Entry),
});
export type ServerManifest = z.infer<typeof ServerManifest>;

const COMPLETE = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

/** Sorted names are in the order of time. */
export const backupName = (now: Date): string => now.toISOString().replaceAll(/[:.]/g, '-');

export const newestBackup = (names: string[]): string | undefined =>
  names.filter((name) => COMPLETE.test(name)).sort().at(-1); // prettier-ignore

/** The backups that the newest `keep` make unnecessary, and what interrupted backups have left. Nothing else in the folder. */
export function removableBackups(names: string[], keep: number): string[] {
  const complete = names.filter((name) => COMPLETE.test(name)).sort();
  const interrupted = names.filter((name) => name.endsWith('.incomplete') && COMPLETE.test(name.slice(0, -11)));
  return [...complete.slice(0, Math.max(0, complete.length - keep)), ...interrupted];
}
