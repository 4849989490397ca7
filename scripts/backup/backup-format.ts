import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { z } from 'zod';

export const MANIFEST = 'backup.json';
/** Files of a site in one folder other than databases and uploads. The keys are included, so that everyone stays signed in. */
export const OWN_FILES = ['login.json', 'seeded.json', 'keys/private.pem', 'keys/public.pem'];

export const Entry = z.object({ path: z.string(), size: z.number(), sha256: z.string() });
export type Entry = z.infer<typeof Entry>;

export const Manifest = z.object({
  format: z.literal('banksia-backup'),
  version: z.literal(1),
  begunAt: z.string(),
  entries: z.array(Entry),
});
export type Manifest = z.infer<typeof Manifest>;

export async function describeFile(file: string, path: string): Promise<Entry> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const part of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(part);
    size += part.length;
  }
  return { path, size, sha256: hash.digest('hex') };
}

export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r');
  await file.sync().finally(() => file.close());
}

export const isEmptyFolder = async (folder: string): Promise<boolean> =>
  (
    await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    })
  ).length === 0;
