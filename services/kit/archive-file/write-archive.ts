import { createHash } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import tar from 'tar-stream';
import type { ArchivedRevision } from '../../../proto/archive.ts';
import { DRAWINGS, type Files, isDrawing } from '../files/files.ts';
import {
  CHUNK_BYTES,
  chunkPath,
  fileKeysIn,
  filePath,
  FORMAT,
  HEADER_PATH,
  type Manifest,
  MANIFEST_PATH,
  VERSION,
} from './archive-format.ts';
import type { CollectionOfService, Installation } from './installation.ts';

interface ArchiveSources {
  installation: Pick<Installation, 'collections' | 'lines'>;
  files: Pick<Files, 'open' | 'list'>;
  /** Later revisions are left out. */
  until: Date;
}

type FilesByDocument = Map<string, Set<string>>;

/** Holds only one chunk of lines and the keys of all files in memory. */
export async function writeArchive(sources: ArchiveSources, output: Writable): Promise<Manifest> {
  const pack = tar.pack();
  // `sent` rejects with the same error.
  pack.on('error', () => undefined);
  const sent = pipeline(Readable.from(pack as AsyncIterable<Uint8Array>), output);
  sent.catch((error: unknown) => pack.destroy(error as Error));
  try {
    const manifest = await new ArchiveWriter(pack, sources).write();
    pack.finalize();
    await sent;
    return manifest;
  } catch (error) {
    pack.destroy(error as Error);
    throw await sent.then(
      () => error,
      (cause: unknown) => cause ?? error,
    );
  }
}

class ArchiveWriter {
  private readonly manifest: Manifest = {
    format: FORMAT,
    version: VERSION,
    collections: [],
    entries: [],
    missingFiles: [],
  };

  constructor(
    private readonly pack: tar.Pack,
    private readonly sources: ArchiveSources,
  ) {}

  async write(): Promise<Manifest> {
    await this.addText(HEADER_PATH, `${JSON.stringify({ format: FORMAT, version: VERSION })}\n`);
    for (const collection of await this.sources.installation.collections()) {
      const files = await this.addRows(collection);
      for (const keys of files.values()) for (const key of keys) await this.addFile(key);
    }
    const drawings = (await this.sources.files.list(DRAWINGS)).map(({ key }) => key).filter(isDrawing);
    for (const key of drawings.sort()) await this.addFile(key);
    const text = `${JSON.stringify(this.manifest)}\n`;
    await this.addEntry(MANIFEST_PATH, Buffer.byteLength(text), [Buffer.from(text)]);
    return this.manifest;
  }

  private async addRows(collection: CollectionOfService): Promise<FilesByDocument> {
    const { service, name } = collection;
    const files: FilesByDocument = new Map();
    const chunk = { lines: [] as string[], bytes: 0, number: 0 };
    const flush = async () => {
      if (chunk.lines.length === 0) return;
      await this.addText(chunkPath(service, name, (chunk.number += 1)), chunk.lines.join(''));
      [chunk.lines, chunk.bytes] = [[], 0];
    };
    let rows = 0;
    for await (const line of this.sources.installation.lines(collection, this.sources.until.toISOString())) {
      chunk.lines.push(`${line}\n`);
      chunk.bytes += Buffer.byteLength(line) + 1;
      rows += 1;
      if (collection.fileKey) noteFiles(files, JSON.parse(line) as ArchivedRevision, collection);
      if (chunk.bytes >= CHUNK_BYTES) await flush();
    }
    await flush();
    this.manifest.collections.push({ service, name, rows });
    return files;
  }

  private async addFile(key: string): Promise<void> {
    const file = await this.sources.files.open(key);
    if (!file) this.manifest.missingFiles.push(key);
    else await this.addListed(filePath(key), file.size, file.stream);
  }

  private addText(path: string, text: string): Promise<void> {
    const bytes = Buffer.from(text);
    return this.addListed(path, bytes.length, [bytes]);
  }

  private async addListed(path: string, size: number, bytes: AsyncIterable<Uint8Array> | Uint8Array[]): Promise<void> {
    this.manifest.entries.push({ path, size, sha256: await this.addEntry(path, size, bytes) });
  }

  private async addEntry(name: string, size: number, bytes: AsyncIterable<Uint8Array> | Uint8Array[]): Promise<string> {
    const hash = createHash('sha256');
    let finished!: (error?: Error | null) => void;
    const done = new Promise<void>((resolve, reject) => {
      finished = (error) => (error ? reject(error) : resolve());
    });
    done.catch(() => undefined);
    const entry = this.pack.entry({ name, size, mtime: new Date(0), type: 'file' }, finished);
    // Destroying the pack also destroys its current entry; `done` reports the error.
    entry.on('error', () => undefined);
    try {
      for await (const part of bytes) {
        hash.update(part);
        if (!entry.write(part))
          await Promise.race([new Promise<void>((resume) => entry.once('drain', () => resume())), done]);
      }
    } catch (error) {
      entry.destroy(error as Error);
      throw error;
    }
    entry.end(undefined);
    await done;
    return hash.digest('hex');
  }
}

/** A purge deletes the files of a document, so its earlier revisions refer to none. */
function noteFiles(files: FilesByDocument, row: ArchivedRevision, collection: CollectionOfService): void {
  if (row.purged) return void files.delete(row.documentId);
  const keys = files.get(row.documentId) ?? new Set();
  for (const key of fileKeysIn(row, collection)) keys.add(key);
  files.set(row.documentId, keys);
}
