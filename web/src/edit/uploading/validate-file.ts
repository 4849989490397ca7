import { UPLOAD_LIMITS } from '../../../../proto/upload-limits.ts';
import type { UploadKind } from './queue.ts';

const MEGABYTE = 1024 * 1024;
const noun: Record<UploadKind, string> = { image: 'a picture', file: 'a file' };

/** Checked before the upload, because it takes minutes until the server refuses a large file. */
export function validateFile(kind: UploadKind, { size, type }: Pick<File, 'size' | 'type'>): string {
  if (size === 0) return 'This file is empty.';
  // Browsers leave the type of unknown files empty; the server checks the content.
  if (kind === 'image' && type !== '' && !type.startsWith('image/'))
    return 'This file is not a picture. Upload other files in the site settings.';
  const limit = UPLOAD_LIMITS[kind];
  if (size <= limit) return '';
  return `This file has ${megabytes(size)}, but ${noun[kind]} can have at most ${megabytes(limit)}. Reduce its size and choose it again.`;
}

export const maxBytes = (kind: UploadKind): string => megabytes(UPLOAD_LIMITS[kind]);

/** Rounded up, so that a size over the limit never looks equal to it. */
const megabytes = (bytes: number): string => `${Math.ceil((bytes / MEGABYTE) * 10) / 10} MB`;
