import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestContexts } from '../session/request-contexts.ts';
import { mayBeSignedIn } from '../session/auth-cookie.ts';
import type { PageCache } from './page-cache.ts';
import { writeResponse } from '../http/write-response.ts';

export const VISIT_PATH = '/api/visit/load';

export function sendCachedPage(
  { pages, contexts, draft }: { pages: PageCache; contexts: RequestContexts; draft: boolean },
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method, url, headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || url === undefined) return false;
  if (draft && mayBeSignedIn(headers)) return false;
  const site = contexts.getCachedSite(request);
  if (!site) return false;
  const page = url.startsWith(`${VISIT_PATH}?`) ? visitUrl(url, pages, site) : pages.getCached(url, 'html', site);
  if (!page) return false;
  writeResponse(request, response, page);
  return true;
}

function visitUrl(url: string, pages: PageCache, site: Parameters<PageCache['getCached']>[2]) {
  const target = new URLSearchParams(url.slice(VISIT_PATH.length)).get('url');
  return target === null ? undefined : pages.getCached(target, 'visit', site);
}
