import { resolve } from 'node:path';
import type { Files } from './files.ts';
import { openFolder } from './folder/open-folder.ts';
import { openS3 } from './s3/open-s3.ts';
import { s3Address } from './s3/s3-address.ts';

export function openFiles(url: string): Files {
  if (url.startsWith('file:')) return openFolder(resolve(url.slice('file:'.length)));
  if (url.startsWith('s3:')) return openS3(s3Address(url));
  throw new Error(`FILES_URL starts with file: or s3:, not "${url.split(':')[0]}:"`);
}
