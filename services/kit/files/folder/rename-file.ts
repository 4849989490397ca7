import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import process from 'node:process';
import { isMissing, nullIfMissing } from './folder-errors.ts';

const ATTEMPTS = 3;

export async function renameFile(source: string, target: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    await mkdir(dirname(target), { recursive: true });
    try {
      await rename(source, target);
      break;
    } catch (error) {
      if (attempt === ATTEMPTS || !isMissing(error)) throw error;
    }
  }
  await syncFolder(dirname(target));
}

export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await nullIfMissing(open(path, 'r'));
  await folder?.sync().finally(() => folder.close());
}
