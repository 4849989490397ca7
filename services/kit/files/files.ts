import type { Readable } from 'node:stream';

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
