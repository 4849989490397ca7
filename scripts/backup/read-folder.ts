import { resolve } from 'node:path';
import { backupRefusals } from './backup-refusals.ts';

export function readFolder(args: string[]): string {
  const option = args.find((argument) => argument.startsWith('--'));
  if (option) throw backupRefusals.unknownOption({ option });
  const [folder] = args;
  if (!folder || args.length > 1) throw backupRefusals.noFolder();
  return resolve(folder);
}
