import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ByteCounter } from '../count-bytes.ts';
import { nullIfMissing } from './folder-errors.ts';

export const TEMPORARY_FOLDER = '~incoming';

const ABANDONED_MS = 60 * 60_000;

export class TemporaryFiles {
  #sweptAt = -Infinity;

  constructor(private readonly folder: string) {}

  async write(bytes: ByteCounter): Promise<{ path: string; size: number }> {
    const path = join(this.folder, randomUUID());
    try {
      await this.#ready();
      const file = await open(path, 'wx');
      await pipeline(bytes, file.createWriteStream({ flush: true }));
    } catch (error) {
      bytes.destroy();
      await rm(path, { force: true });
      throw bytes.errored ?? error;
    }
    return { path, size: bytes.passed };
  }

  async #ready(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const now = Date.now();
    if (now - this.#sweptAt < ABANDONED_MS) return;
    this.#sweptAt = now;
    for (const name of await readdir(this.folder)) {
      const path = join(this.folder, name);
      const stats = await nullIfMissing(stat(path));
      if (stats && now - stats.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
    }
  }
}
