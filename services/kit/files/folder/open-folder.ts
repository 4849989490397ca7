import { constants } from 'node:fs';
import { access, type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  checkKey,
  checkPrefix,
  checkRange,
  ByteCounter,
  type Files,
  type OpenFile,
  translateErrors,
} from '../files.ts';
import {
  nullIfMissing,
  toProblem,
  unavailable,
  TEMPORARY_FOLDER,
  TemporaryFiles,
  renameFile,
  syncFolder,
} from './temporary-files.ts';

export function openFolder(folder: string): Files {
  const incoming = new TemporaryFiles(join(folder, TEMPORARY_FOLDER));
  const at = (key: string) => join(folder, ...checkKey(key).split('/'));
  const below = (prefix: string) => at(checkPrefix(prefix).slice(0, -1));

  const files: Files = {
    async put(key, bytes, { maxBytes }) {
      const target = at(key);
      const { path, size } = await incoming.write(new ByteCounter(bytes, maxBytes));
      try {
        await renameFile(path, target);
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
      return { size };
    },
    async open(key, range) {
      checkRange(range);
      return openFile(at(key), range);
    },
    async read(key) {
      const file = await openFile(at(key));
      return file && buffer(file.stream);
    },
    async move(from, to) {
      const [source, target] = [at(from), at(to)];
      if (await isFile(source)) await nullIfMissing(renameFile(source, target));
    },
    async remove(key) {
      const file = at(key);
      if (!(await isFile(file))) return;
      await rm(file, { force: true });
      await syncFolder(dirname(file));
    },
    async removeAll(prefix) {
      await rm(below(prefix), { recursive: true, force: true });
    },
    async list(prefix) {
      const listed = [];
      for await (const path of filesIn(below(prefix))) {
        const stats = await nullIfMissing(stat(path));
        const key = relative(folder, path).split(sep).join('/');
        if (stats) listed.push({ key, size: stats.size, at: stats.mtime });
      }
      return listed.sort((a, b) => (a.key < b.key ? -1 : 1));
    },
    async ping() {
      try {
        await mkdir(folder, { recursive: true });
        await access(folder, constants.R_OK | constants.W_OK);
      } catch (error) {
        throw unavailable(error, folder);
      }
    },
  };
  return translateErrors(files, (error) => toProblem(error, folder));
}

const isFile = async (path: string): Promise<boolean> => (await nullIfMissing(stat(path)))?.isFile() ?? false;

async function* filesIn(folder: string): AsyncGenerator<string> {
  for (const entry of (await nullIfMissing(readdir(folder, { withFileTypes: true }))) ?? []) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else if (entry.isFile()) yield path;
  }
}

async function openFile(path: string, range?: { start: number; end: number }): Promise<OpenFile | null> {
  const file = await nullIfMissing(open(path, 'r'));
  if (!file) return null;
  const stats = await file.stat();
  if (stats.isFile()) return { size: stats.size, stream: await streamOf(file, stats.size, range) };
  await file.close();
  return null;
}

async function streamOf(file: FileHandle, size: number, range = { start: 0, end: size - 1 }): Promise<Readable> {
  if (range.start < size) return file.createReadStream({ start: range.start, end: Math.min(range.end, size - 1) });
  await file.close();
  return Readable.from([]);
}
