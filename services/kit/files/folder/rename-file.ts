import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import process from 'node:process';
import { isMissing, nullIfMissing } from './folder-errors.ts';

const ATTEMPTS = 3;

/** Moves a file in one step, and resolves when the disk knows it. The folders above the target are made. */
export async function renameFile(source: string, target: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    await mkdir(dirname(target), { recursive: true });
    try {
      await rename(source, target);
      break;
    } catch (error) {
      // Somebody removed the new folder in between, with all that was in it.
      if (attempt === ATTEMPTS || !isMissing(error)) throw error;
    }
  }
  await syncFolder(dirname(target));
}

/** A name is on the disk when its folder is. Windows opens no folders. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await nullIfMissing(open(path, 'r'));
  await folder?.sync().finally(() => folder.close());
}
