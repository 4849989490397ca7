import type { Readable } from 'node:stream';

/**
 * The file port: bytes under a key such as 'images/V1St/original'. Two adapters, a local folder and an S3-compatible bucket, are
 * held to one behaviour suite. A key is made of letters, digits, '.', '_', '-' and '/', and none is the folder of another; what is
 * no key is a fault of ours and throws.
 */
export interface Files {
  /**
   * Stores all of it or nothing, replacing what was there. Rejects with a Problem `too-large` as soon as more than `maxBytes`
   * have come.
   */
  put(key: string, bytes: Readable | Buffer, options: { type: string; maxBytes?: number }): Promise<{ size: number }>;
  /**
   * The bytes, or those of a range whose both ends are included and which may reach behind the last byte; null when there is no
   * such file. Who opens reads to the end or destroys the stream.
   */
  open(key: string, range?: { start: number; end: number }): Promise<OpenFile | null>;
  /** As `open`, read to its end. */
  read(key: string): Promise<Buffer | null>;
  /** Nothing happens when it is not there. */
  move(from: string, to: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** Every file whose key begins with the prefix, which ends in '/'. */
  removeAll(prefix: string): Promise<void>;
  /** Keys that begin with the prefix, in their order, and when they were stored. */
  list(prefix: string): Promise<{ key: string; size: number; at: Date }[]>;
  /** Resolves when the store answers; rejects with a Problem `unavailable`. */
  ping(): Promise<void>;
}

export interface OpenFile {
  stream: Readable;
  /** Of the whole file, also when a range is read. */
  size: number;
}
