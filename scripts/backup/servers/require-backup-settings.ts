import { backupRefusals } from '../backup-refusals.ts';

const MAX_KEPT = 1000;

export function requireBackupSettings(storeUrl: string, kept: number): void {
  if (!/^mongodb(\+srv)?:/.test(storeUrl)) throw backupRefusals.notMongodb();
  if (!Number.isInteger(kept) || kept < 1 || kept > MAX_KEPT) throw backupRefusals.badNumber({ maximum: MAX_KEPT });
}
