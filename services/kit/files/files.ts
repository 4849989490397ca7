import { token } from '../contract/handle.ts';
import { Readable, pipeline, Transform } from 'node:stream';
import type { Problem } from '../../../proto/errors.ts';
import { storeRefusals } from '../../../proto/refusals/stores.ts';

export const FILES = token<Files>('Files');

/** Folder of the drawings that a seed stores under their addresses. They belong to no document. */
export const DRAWINGS = 'art/';
const DRAWING = new RegExp(`^${DRAWINGS}(?!shape-)[a-z-]{1,60}\\.svg$`);

export const isDrawing = (key: string): boolean => DRAWING.test(key);

/** A key has letters, digits, '.', '_', '-' and '/', and is never the folder of another key; any other key throws. */
export interface Files {
  /** Stores all or nothing; rejects with Problem `too-large` beyond `maxBytes`. */
  put(key: string, bytes: Readable | Buffer, options: { type: string; maxBytes?: number }): Promise<{ size: number }>;
  /** `end` is inclusive and may exceed the size; the caller must read the stream to its end or destroy it. */
  open(key: string, range?: { start: number; end: number }): Promise<OpenFile | null>;
  read(key: string): Promise<Buffer | null>;
  move(from: string, to: string): Promise<void>;
  remove(key: string): Promise<void>;
  removeAll(prefix: string): Promise<void>;
  list(prefix: string): Promise<{ key: string; size: number; at: Date }[]>;
  ping(): Promise<void>;
}

export interface OpenFile {
  stream: Readable;
  size: number;
}

export function translateErrors(files: Files, toProblem: (error: unknown) => unknown): Files {
  const methods = Object.entries(files as unknown as Record<string, (...input: unknown[]) => Promise<unknown>>);
  const translated = methods.map(([name, method]) => [
    name,
    (...input: unknown[]) =>
      method(...input).catch((error: unknown) => {
        throw toProblem(error);
      }),
  ]);
  return Object.fromEntries(translated) as Files;
}

const SEGMENT = '(?!\\.{1,2}(?:/|$))[A-Za-z0-9._-]{1,200}';
const KEY = new RegExp(`^(?!.{501})${SEGMENT}(?:/${SEGMENT})*$`);

export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`No file can have the key ${JSON.stringify(key.slice(0, 100))}`);
  return key;
}

export function checkPrefix(prefix: string): string {
  if (!prefix.endsWith('/')) throw new Error(`A prefix of keys ends in '/', unlike ${JSON.stringify(prefix)}`);
  checkKey(prefix.slice(0, -1));
  return prefix;
}

export function checkRange(range: { start: number; end: number } | undefined): void {
  if (!range) return;
  const { start, end } = range;
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end) || start < 0 || end < start)
    throw new Error(`No file has the bytes from ${start} to ${end}`);
}

/** Attaches to its source at once, because an error before the first read would otherwise end the process. */
export class ByteCounter extends Transform {
  /** Not named `size`, which the S3 client would take for the content length. */
  passed = 0;

  constructor(bytes: Readable | Buffer, maxBytes = Infinity) {
    super({
      transform: (chunk: Buffer, _encoding, done) => {
        this.passed += chunk.length;
        if (this.passed > maxBytes) done(tooLarge(maxBytes));
        else done(null, chunk);
      },
    });
    const source = Buffer.isBuffer(bytes) ? Readable.from([bytes]) : bytes;
    pipeline(source, this, () => undefined);
    this.on('error', () => undefined);
  }
}

const MEGABYTE = 1024 * 1024;

function tooLarge(maxBytes: number): Problem {
  const most = maxBytes >= MEGABYTE ? `${Math.floor(maxBytes / MEGABYTE)} MB` : `${maxBytes} bytes`;
  return storeRefusals.fileTooLarge({ max: most });
}
