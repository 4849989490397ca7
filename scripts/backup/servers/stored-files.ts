import type { Files } from '../../../services/kit/files/files.ts';
import { filesSpec, imagesSpec } from '../../../services/media/media.store.ts';

const templates = [imagesSpec, filesSpec].map(({ archive }) => archive!.fileKey!.split('{id}') as [string, string]);

export async function listStoredFiles(files: Files): Promise<string[]> {
  const keys = [];
  for (const [prefix, suffix] of templates)
    for (const { key } of await files.list(prefix))
      if (key.endsWith(suffix) && !key.slice(prefix.length, key.length - suffix.length).includes('/')) keys.push(key);
  return keys;
}
