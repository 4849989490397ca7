import { UPLOAD_LIMITS } from '../../../../proto/upload-limits.ts';
import type { UploadKind } from './queue.ts';

const MEGABYTE = 1024 * 1024;
const noun: Record<UploadKind, string> = { image: 'A picture', file: 'A file' };

/** Why a file is not worth sending, or nothing: the server would take minutes of a slow connection to say the same. */
export function validateFile(kind: UploadKind, { size, type }: Pick<File, 'size' | 'type'>): string {
  if (size === 0) return 'It is empty.';
  // A browser that does not know the kind says nothing; the server looks at the bytes.
  if (kind === 'image' && type !== '' && !type.startsWith('image/'))
    return 'It is no picture. Other files are uploaded in the site settings.';
  const limit = UPLOAD_LIMITS[kind];
  if (size <= limit) return '';
  return `It has ${megabytes(size)}. ${noun[kind]} can have ${megabytes(limit)} at most: save it smaller and choose it again.`;
}

/** What may be sent, for the one who is about to choose. */
export const maxBytes = (kind: UploadKind): string => megabytes(UPLOAD_LIMITS[kind]);

/** Rounded up: what is over a limit never looks as if it were within. */
const megabytes = (bytes: number): string => `${Math.ceil((bytes / MEGABYTE) * 10) / 10} MB`;
