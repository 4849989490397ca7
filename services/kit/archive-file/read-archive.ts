import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import tar from 'tar-stream';
import { MAX_ARCHIVE_LINE } from '../../../proto/archive.ts';
import { Problem } from '../../../proto/errors.ts';
import { archiveRefusals } from '../../../proto/refusals/archive.ts';
import { isDrawing } from '../files/files.ts';
import {
  CHUNK,
  chunkPath,
  filePath,
  Header,
  HEADER_PATH,
  isFileKey,
  Manifest,
  MANIFEST_PATH,
  MAX_CHUNK_BYTES,
  MAX_FILE_BYTES,
  MAX_MANIFEST_BYTES,
  VERSION,
} from './archive-format.ts';
import type { CollectionOfService } from './installation.ts';

interface ArchiveReader {
  line(collection: CollectionOfService, line: string): Promise<void>;
  end(collection: CollectionOfService): Promise<void>;
  file(key: string, size: number, bytes: AsyncIterable<Uint8Array>): Promise<void>;
}

const MAX_HEADER_BYTES = 1000;

export async function readArchive(
  bytes: Readable,
  collections: CollectionOfService[],
  reader: ArchiveReader,
): Promise<Manifest> {
  const extract = tar.extract();
  bytes.on('error', (error) => extract.destroy(error));
  bytes.pipe(extract);
  const guarded = new GuardedReader(reader);
  const pass = new ArchivePass(collections, guarded);
  try {
    for await (const entry of extract) await pass.entry(entry.header, entry as AsyncIterable<Uint8Array>);
  } catch (error) {
    if (guarded.failure) throw guarded.failure.error;
    if (error instanceof Problem || bytes.errored) throw error;
    throw pass.isBegun
      ? archiveRefusals.damaged({ reason: (error as Error).message })
      : archiveRefusals.notAnArchive({ reason: (error as Error).message });
  } finally {
    bytes.destroy();
    extract.destroy();
  }
  return pass.manifest();
}

/** Records errors of the reader, so that they are not reported as a damaged archive. */
class GuardedReader implements ArchiveReader {
  failure: { error: unknown } | null = null;

  constructor(private readonly reader: ArchiveReader) {}

  line = (collection: CollectionOfService, line: string) => this.attempt(() => this.reader.line(collection, line));

  end = (collection: CollectionOfService) => this.attempt(() => this.reader.end(collection));

  async file(key: string, size: number, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    let isCutOff = false;
    async function* watched() {
      try {
        yield* bytes;
      } catch (error) {
        isCutOff = true;
        throw error;
      }
    }
    await this.reader.file(key, size, watched()).catch((error: unknown) => {
      if (!isCutOff) this.failure = { error };
      throw error;
    });
  }

  private async attempt(read: () => Promise<void>): Promise<void> {
    try {
      await read();
    } catch (error) {
      this.failure = { error };
      throw error;
    }
  }
}

class ArchivePass {
  isBegun = false;
  private current = 0;
  private chunk = 0;
  private found: Manifest | null = null;
  private readonly entries: Manifest['entries'] = [];
  private readonly rows: number[];

  constructor(
    private readonly collections: CollectionOfService[],
    private readonly reader: ArchiveReader,
  ) {
    this.rows = collections.map(() => 0);
  }

  async entry({ name, type, size = 0 }: tar.Header, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    if (type !== 'file' || this.found) throw archiveRefusals.unexpectedEntry({ entry: name.slice(0, 200) });
    if (!this.isBegun) return this.header(name, size, bytes);
    if (name === MANIFEST_PATH) return this.readManifest(await readText(name, size, MAX_MANIFEST_BYTES, bytes));
    const hash = createHash('sha256');
    const hashed = hashing(bytes, hash);
    if (CHUNK.test(name)) await this.lines(name, size, hashed);
    else await this.file(name, size, hashed);
    this.entries.push({ path: name, size, sha256: hash.digest('hex') });
  }

  manifest(): Manifest {
    if (!this.isBegun) throw archiveRefusals.notAnArchive({ reason: 'it is empty' });
    if (!this.found) throw archiveRefusals.damaged({ reason: 'its end is missing' });
    return this.found;
  }

  private async header(name: string, size: number, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    if (name !== HEADER_PATH) throw archiveRefusals.notAnArchive({ reason: `it does not begin with ${HEADER_PATH}` });
    const text = await readText(name, size, MAX_HEADER_BYTES, bytes);
    const { success, data } = Header.safeParse(parseJson(name, text));
    if (!success) throw archiveRefusals.notAnArchive({ reason: `${HEADER_PATH} names another format` });
    if (data.version > VERSION) throw archiveRefusals.newerVersion({ version: data.version, known: VERSION });
    this.entries.push({ path: name, size, sha256: createHash('sha256').update(text).digest('hex') });
    this.isBegun = true;
  }

  private async lines(path: string, size: number, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    const [, service, name] = CHUNK.exec(path)!;
    const index = this.collections.findIndex((one) => one.service === service && one.name === name);
    if (index < this.current || size > MAX_CHUNK_BYTES) throw archiveRefusals.unexpectedEntry({ entry: path });
    await this.advanceTo(index);
    if (path !== chunkPath(service!, name!, (this.chunk += 1)))
      throw archiveRefusals.damaged({ reason: `${path} is not the next part of ${name}` });
    for await (const line of linesOf(path, bytes)) {
      this.rows[index]! += 1;
      await this.reader.line(this.collections[index]!, line);
    }
  }

  private async file(path: string, size: number, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    const key = path.startsWith(filePath('')) ? path.slice(filePath('').length) : '';
    const last = this.collections.length - 1;
    const index = isDrawing(key) ? last : this.collections.findIndex((collection) => isFileKey(key, collection));
    if (index < this.current || size > MAX_FILE_BYTES)
      throw archiveRefusals.unexpectedEntry({ entry: path.slice(0, 200) });
    await this.advanceTo(index);
    this.chunk = Infinity;
    await this.reader.file(key, size, bytes);
  }

  private async advanceTo(index: number): Promise<void> {
    if (index > this.current) this.chunk = 0;
    for (; this.current < index; this.current += 1) await this.reader.end(this.collections[this.current]!);
  }

  private async readManifest(text: string): Promise<void> {
    const { success, data } = Manifest.safeParse(parseJson(MANIFEST_PATH, text));
    if (!success) throw archiveRefusals.damaged({ reason: `${MANIFEST_PATH} is not valid` });
    const changed = this.entries.find((entry, index) => !isDeepStrictEqual(entry, data.entries[index]));
    if (changed) throw archiveRefusals.damaged({ reason: `${changed.path} is not what ${MANIFEST_PATH} lists` });
    if (data.entries.length !== this.entries.length)
      throw archiveRefusals.damaged({ reason: `${data.entries[this.entries.length]!.path} is missing` });
    const counted = this.collections.map(({ service, name }, index) => ({ service, name, rows: this.rows[index]! }));
    if (!isDeepStrictEqual(counted, data.collections))
      throw archiveRefusals.damaged({ reason: `${MANIFEST_PATH} lists other collections, or other numbers of rows` });
    await this.advanceTo(this.collections.length);
    this.found = data;
  }
}

async function* hashing(
  bytes: AsyncIterable<Uint8Array>,
  hash: { update(part: Uint8Array): unknown },
): AsyncGenerator<Uint8Array> {
  for await (const part of bytes) {
    hash.update(part);
    yield part;
  }
}

async function* linesOf(entry: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let begun: string[] = [];
  let length = 0;
  for await (const part of bytes) {
    const lines = decoder.decode(part, { stream: true }).split('\n');
    for (const [index, text] of lines.entries()) {
      begun.push(text);
      length += text.length;
      if (length > MAX_ARCHIVE_LINE) throw archiveRefusals.lineTooLong({ max: MAX_ARCHIVE_LINE, entry });
      if (index === lines.length - 1) continue;
      yield begun.join('');
      [begun, length] = [[], 0];
    }
  }
  if (length > 0) throw archiveRefusals.damaged({ reason: `the last line of ${entry} is incomplete` });
}

async function readText(
  name: string,
  size: number,
  maxBytes: number,
  bytes: AsyncIterable<Uint8Array>,
): Promise<string> {
  if (size > maxBytes) throw archiveRefusals.unexpectedEntry({ entry: name });
  const parts: Uint8Array[] = [];
  for await (const part of bytes) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw archiveRefusals.damaged({ reason: `${name} is not JSON` });
  }
}
