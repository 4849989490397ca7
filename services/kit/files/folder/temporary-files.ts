import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat, rename } from 'node:fs/promises';
import { join, dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import process from 'node:process';
import type { ByteCounter } from '../files.ts';
import type { Problem } from '../../../../proto/errors.ts';
import { storeRefusals } from '../../../../proto/refusals/stores.ts';

export const TEMPORARY_FOLDER = '~incoming';

const ABANDONED_MS = 60 * 60_000;

export class TemporaryFiles {
  private sweptAt = -Infinity;

  constructor(private readonly folder: string) {}

  async write(bytes: ByteCounter): Promise<{ path: string; size: number }> {
    const path = join(this.folder, randomUUID());
    try {
      await this.ready();
      const file = await open(path, 'wx');
      await pipeline(bytes, file.createWriteStream({ flush: true }));
    } catch (error) {
      bytes.destroy();
      await rm(path, { force: true });
      throw bytes.errored ?? error;
    }
    return { path, size: bytes.passed };
  }

  private async ready(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const now = Date.now();
    if (now - this.sweptAt < ABANDONED_MS) return;
    this.sweptAt = now;
    for (const name of await readdir(this.folder)) {
      const path = join(this.folder, name);
      const stats = await nullIfMissing(stat(path));
      if (stats && now - stats.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
    }
  }
}

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

const PASSING = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE', 'ESTALE', 'EBUSY']);

export function toProblem(error: unknown, folder: string): unknown {
  return PASSING.has(codeOf(error)) ? unavailable(error, folder) : error;
}

export const unavailable = (error: unknown, folder: string): Problem =>
  storeRefusals.filesUnavailable({ store: folder, reason: (error as Error).message });

const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(codeOf(error));

export const nullIfMissing = <T>(found: Promise<T>): Promise<T | null> =>
  found.catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code);
