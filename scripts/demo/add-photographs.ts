import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { media } from '../../proto/media.ts';
import type { Files } from '../../services/kit/files/files.ts';
import { type Photograph, photographs } from './photographs.ts';
import type { CallAsAdmin } from './seed-site.ts';

export async function addPhotographs(
  call: CallAsAdmin,
  files: Files,
  names: Iterable<Photograph>,
): Promise<Map<Photograph, string>> {
  const ids = new Map<Photograph, string>();
  for (const name of names) ids.set(name, (await findUploaded(call, name)) ?? (await upload(call, files, name)));
  return ids;
}

async function findUploaded(call: CallAsAdmin, photograph: Photograph): Promise<string | undefined> {
  const { images } = await call(media.calls.loadGallery, { search: `${photograph}.jpg`, limit: 100 });
  return images.find(({ name }) => name === `${photograph}.jpg`)?._id;
}

async function upload(call: CallAsAdmin, files: Files, photograph: Photograph): Promise<string> {
  const name = `${photograph}.jpg`;
  const bytes = await readFile(join(import.meta.dirname, 'photographs', name));
  const key = `incoming/${randomUUID()}`;
  await files.put(key, bytes, { type: 'image/jpeg' });
  const { alt } = photographs[photograph];
  return (await call(media.calls.uploadImage, { upload: { key, name, size: bytes.length }, alt }))._id;
}
