import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestContexts } from '../session/request-contexts.ts';
import { mayBeSignedIn } from '../session/auth-cookie.ts';
import type { PageCache } from './page-cache.ts';
import { writePage } from './write-page.ts';

export const VISIT_PATH = '/api/visit/load';

/**
 * Answers a visitor's page that is kept, before any framework sees the request. False leaves it to the framework: nothing
 * is kept, or somebody may be signed in.
 */
export function sendCachedPage(
  { pages, askers, draft }: { pages: PageCache; askers: RequestContexts; draft: boolean },
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method, url, headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || url === undefined) return false;
  if (draft && mayBeSignedIn(headers)) return false;
  const place = askers.peekPlace(request);
  if (!place) return false;
  const page = url.startsWith(`${VISIT_PATH}?`) ? visitUrl(url, pages, place) : pages.peek(url, 'html', place);
  if (!page) return false;
  writePage(request, response, page);
  return true;
}

function visitUrl(url: string, pages: PageCache, place: Parameters<PageCache['peek']>[2]) {
  const asked = new URLSearchParams(url.slice(VISIT_PATH.length)).get('url');
  return asked === null ? undefined : pages.peek(asked, 'visit', place);
}
