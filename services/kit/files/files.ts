import type { Readable } from 'node:stream';

/**
 * The file port. A key such as 'images/V1St/original' consists of letters, digits, '.', '_', '-' and '/', and is never the folder of
 * another; any other key throws.
 */
export interface Files {
  /** Stores all or nothing and replaces an existing file. Rejects with Problem `too-large` beyond `maxBytes`. */
  put(key: string, bytes: Readable | Buffer, options: { type: string; maxBytes?: number }): Promise<{ size: number }>;
  /** Null if there is no such file. `end` is inclusive and may exceed the size. The caller reads the stream to its end or destroys it. */
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
