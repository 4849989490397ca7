import { resolve } from 'node:path';
import type { Files } from './files.ts';
import { openFolder } from './folder/open-folder.ts';
import { openS3 } from './s3/open-s3.ts';
import { measureRequests } from '../telemetry/measure-requests.ts';
import { s3Address } from './s3/connect-s3.ts';

const adapters: Readonly<Record<string, (url: string) => Files>> = {
  'file:': (url) => openFolder(resolve(url.slice('file:'.length))),
  's3:': (url) => measureRequests(openS3(s3Address(url)), { name: 's3' }),
};

export function openFiles(url: string): Files {
  const scheme = Object.keys(adapters).find((one) => url.startsWith(one));
  if (scheme) return adapters[scheme]!(url);
  throw new Error(`FILES_URL starts with ${Object.keys(adapters).join(' or ')}, not "${url.split(':')[0]}:"`);
}
