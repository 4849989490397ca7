import type { IncomingMessage, ServerResponse } from 'node:http';
import { mayBeSignedIn } from '../session/auth-cookie.ts';
import type { MediaFiles } from './media-files.ts';
import { writeKept } from './write-file.ts';

/** Answers a picture or a file that is kept, before any framework sees the request. */
export function answerKeptFile(media: MediaFiles, request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '', headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || !/^\/(img|file)\//.test(url)) return false;
  // An editor gets the exact size, a visitor at the same address the next one of the fixed sizes.
  if (url.startsWith('/img/') && mayBeSignedIn(headers)) return false;
  const file = media.peek(url, headers.accept);
  return file !== undefined && writeKept(request, response, file);
}
