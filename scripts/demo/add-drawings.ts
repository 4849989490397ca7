import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DRAWINGS, type Files } from '../../services/kit/files/files.ts';
import { contentFolder } from './read-content.ts';

/** Stores the drawings of the demo under their addresses. They are not uploaded, because that would remove the animations. */
export async function addDrawings(files: Files): Promise<void> {
  const folder = join(contentFolder, 'drawings');
  for (const name of await readdir(folder))
    await files.put(`${DRAWINGS}${name}`, await readFile(join(folder, name)), { type: 'image/svg+xml' });
}
