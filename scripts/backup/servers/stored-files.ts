import { isFileKey } from '../../../services/kit/archive-file/archive-format.ts';
import type { Files } from '../../../services/kit/files/files.ts';
import { filesSpec, imagesSpec } from '../../../services/media/media.store.ts';

const archives = [imagesSpec, filesSpec].map(({ archive }) => archive!);
const folders = new Set(
  archives.flatMap(({ fileKey, replacementKey }) =>
    [fileKey!, replacementKey!].map((key) => key.slice(0, key.indexOf('{'))),
  ),
);

export async function listStoredFiles(files: Files): Promise<string[]> {
  const keys = [];
  for (const folder of folders)
    for (const { key } of await files.list(folder))
      if (archives.some((archive) => isFileKey(key, archive))) keys.push(key);
  return keys;
}
