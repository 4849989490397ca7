import { UPLOAD_LIMITS } from '../../../../proto/limits.ts';
import type { UploadKind } from './queue.ts';
import { messages } from '../messages/messages.ts';

const t = messages.uploading;

const MEGABYTE = 1024 * 1024;

/** Checks a file before the upload, because it would take minutes until the server refuses a large one. */
export function validateFile(kind: UploadKind, { size, type }: Pick<File, 'size' | 'type'>): string {
  if (size === 0) return t.empty;
  // Browsers leave the type of unknown files empty; the server checks the content.
  if (kind === 'image' && type !== '' && !type.startsWith('image/')) return t.notAPicture;
  const limit = UPLOAD_LIMITS[kind];
  if (size <= limit) return '';
  return t.tooLarge[kind]({ size: megabytes(size), limit: megabytes(limit) });
}

export const maxBytes = (kind: UploadKind): string => megabytes(UPLOAD_LIMITS[kind]);

/** Rounded up, so that a size over the limit never looks equal to it. */
const megabytes = (bytes: number): string => t.megabytes(Math.ceil((bytes / MEGABYTE) * 10) / 10);
