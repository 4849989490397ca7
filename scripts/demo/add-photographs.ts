import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { media } from '../../proto/media.ts';
import type { Files } from '../../services/kit/files/files.ts';
import { contentFolder, readContent } from './read-content.ts';
import type { CallAsAdmin } from './seed-site.ts';

/** In content, the id of a picture is this prefix and the name of a photograph. */
const PREFIX = 'photograph:';

export interface Photograph {
  alt: string;
  /** The point that every crop contains, as fractions of the width and height. */
  subject: [x: number, y: number];
}

export const photographs = readContent<Record<string, Photograph>>('photographs.json');

/** Uploads the photographs as an editor does, and returns their ids by name. */
export async function addPhotographs(
  call: CallAsAdmin,
  files: Files,
  content: unknown,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const photograph of photographsIn(content)) {
    const name = `${photograph}.jpg`;
    const { alt } = photographs[photograph]!;
    const picture = { file: `photographs/${name}`, name, type: 'image/jpeg', alt };
    ids.set(photograph, await addPicture(call, files, picture));
  }
  return ids;
}

export function photographsIn(content: unknown): Set<string> {
  const names = new Set<string>();
  replaceNames(content, (name) => {
    names.add(name);
    return name;
  });
  return names;
}

export const withImageIds = <T>(content: T, ids: ReadonlyMap<string, string>): T =>
  replaceNames(content, (name) => ids.get(name)!);

const replaceNames = <T>(content: T, replace: (name: string) => string): T =>
  JSON.parse(JSON.stringify(content), (name, value: unknown) =>
    name === 'imageId' && String(value).startsWith(PREFIX) ? replace(String(value).slice(PREFIX.length)) : value,
  ) as T;

/** Uploads the file of a picture from the content, and returns its id. */
export async function addPicture(
  call: CallAsAdmin,
  files: Files,
  { file, name, type, alt }: { file: string; name: string; type: string; alt: string },
): Promise<string> {
  const { images } = await call(media.calls.loadGallery, { search: name, limit: 100 });
  const found = images.find((image) => image.name === name);
  if (found) return found._id;
  const bytes = await readFile(join(contentFolder, file));
  const key = `incoming/${randomUUID()}`;
  await files.put(key, bytes, { type });
  return (await call(media.calls.uploadImage, { upload: { key, name, size: bytes.length }, alt }))._id;
}
