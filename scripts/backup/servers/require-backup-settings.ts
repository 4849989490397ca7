import { backupRefusals } from '../backup-refusals.ts';

const MAX_KEPT = 1000;

export function requireBackupSettings(storeUrl: string, count: number): void {
  if (!/^mongodb(\+srv)?:/.test(storeUrl)) throw backupRefusals.notMongodb();
  if (!Number.isInteger(count) || count < 1 || count > MAX_KEPT) throw backupRefusals.badNumber({ maximum: MAX_KEPT });
}
