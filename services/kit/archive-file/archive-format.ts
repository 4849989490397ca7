import { z } from 'zod';
import type { ArchivedCollection, ArchivedRevision } from '../../../proto/archive.ts';
import type { Operation } from '../../../proto/edit.ts';

export const FORMAT = 'website-archive';
export const VERSION = 3;

export const HEADER_PATH = 'archive.json';
export const MANIFEST_PATH = 'manifest.json';

/** In bytes. The line that reaches this size ends the chunk. */
export const CHUNK_BYTES = 4 * 1024 * 1024;
/** In bytes. The largest entry is a full chunk and one more line, with four bytes for each character. */
export const MAX_CHUNK_BYTES = 70 * 1024 * 1024;
export const MAX_MANIFEST_BYTES = 64 * 1024 * 1024;
/** In bytes; larger than any upload. */
export const MAX_FILE_BYTES = 200 * 1024 * 1024;

export const Header = z.object({ format: z.literal(FORMAT), version: z.number().int().min(1) });

export const Manifest = z.strictObject({
  format: z.literal(FORMAT),
  version: z.number().int().min(1).max(VERSION),
  collections: z.array(z.strictObject({ service: z.string(), name: z.string(), rows: z.number().int().min(0) })),
  entries: z.array(
    z.strictObject({
      path: z.string().max(600),
      size: z.number().int().min(0),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
  missingFiles: z.array(z.string().max(600)),
});
export type Manifest = z.infer<typeof Manifest>;

export const chunkPath = (service: string, collection: string, number: number): string =>
  `collections/${service}/${collection}/${String(number).padStart(6, '0')}.ndjson`;

export const CHUNK = /^collections\/([a-z][a-z-]*)\/([a-z]\w*)\/(\d{6})\.ndjson$/;

export const filePath = (key: string): string => `files/${key}`;

const ID = '[A-Za-z0-9_-]{1,128}';
const IS_ID = new RegExp(`^${ID}$`);

type FileKeys = Pick<ArchivedCollection, 'fileKey' | 'replacementKey'>;

/** Returns the keys of the files that a revision refers to: the file of its document, and each replacement of that file. */
export function fileKeysIn({ documentId, snapshot, operations }: ArchivedRevision, keys: FileKeys): string[] {
  const changed = operations.map((operation) => isBytesId(operation) && operation.to);
  const replacements = [snapshot?.bytesId, ...changed].filter((id) => typeof id === 'string' && IS_ID.test(id));
  return [
    ...(keys.fileKey ? [keys.fileKey.replace('{id}', documentId)] : []),
    ...replacements.flatMap(
      (id) => keys.replacementKey?.replace('{id}', documentId).replace('{bytesId}', String(id)) ?? [],
    ),
  ];
}

const isBytesId = (operation: Operation): operation is Extract<Operation, { op: 'set' }> =>
  operation.op === 'set' && operation.path.length === 1 && operation.path[0] === 'bytesId';

export const isFileKey = (key: string, { fileKey, replacementKey }: FileKeys): boolean =>
  [fileKey, replacementKey].some((template) => template && patternOf(template).test(key));

const patternOf = (template: string): RegExp => new RegExp(`^${template.replace(/\{\w+\}/g, ID)}$`);
