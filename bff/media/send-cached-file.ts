import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestContexts } from '../session/request-contexts.ts';
import { mayBeSignedIn } from '../session/auth-cookie.ts';
import type { MediaFiles } from './media-files.ts';
import { writeCached } from './write-file.ts';

export function sendCachedFile(
  { media, contexts }: { media: MediaFiles; contexts: RequestContexts },
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method, url = '', headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || !/^\/(img|file)\//.test(url)) return false;
  if (url.startsWith('/img/') && mayBeSignedIn(headers)) return false;
  const site = contexts.getCachedSite(request);
  if (!site || site.isUnpublished) return false;
  const file = media.getCached(url, headers.accept);
  return file !== undefined && writeCached(request, response, file);
}
