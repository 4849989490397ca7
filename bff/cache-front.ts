import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readiness } from '../services/kit/health/health-server.ts';
import type { SiteFiles } from './assets/site-files.ts';
import type { EdgeSharing } from './edge/edge-sharing.ts';
import type { MediaFiles } from './media/media-files.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import { writeResponse } from './http/finished-response.ts';
import type { Target } from './http/request-trace.ts';
import type { SiteOrigin } from './session/request-context.ts';
import type { RequestContexts } from './session/request-contexts.ts';
import { mayBeSignedIn } from './session/cookies.ts';
import { writeCached } from './media/write-file.ts';
import { apiHeaders } from './security/security-headers.ts';

interface CacheFrontOptions {
  files: SiteFiles;
  pages: PageCache;
  media: MediaFiles;
  contexts: RequestContexts;
  draft: boolean;
  sharing: EdgeSharing | null;
  readiness: () => Readiness;
}

/** Returns null if it has not answered the request. */
export type CacheFront = (request: IncomingMessage, response: ServerResponse) => Target | null;

/** Runs before the framework, which would halve the throughput. */
export function createCacheFront(parts: CacheFrontOptions): CacheFront {
  const { files, readiness } = parts;
  return (request, response) => {
    const { method, url = '' } = request;
    if (sendCachedFile(parts, request, response))
      return { route: url.startsWith('/img/') ? '/img/:id' : '/file/:id/:name' };
    const site = sendCachedPage(parts, request, response);
    if (site) return { route: url.startsWith(VISIT_PATH) ? VISIT_PATH : '/*', domain: site.domainName };
    if (method !== 'GET' && method !== 'HEAD') return null;
    const path = url.includes('?') ? url.slice(0, url.indexOf('?')) : url;
    const file = files.get(path);
    if (!file) return sendHealth(path, readiness, response) ? { route: path } : null;
    writeResponse(request, response, file);
    return { route: 'site file' };
  };
}

const VISIT_PATH = '/api/visit/load';

/** Returns the site of the page, or null if the page is not in the cache. */
export function sendCachedPage(
  { pages, contexts, draft, sharing }: Pick<CacheFrontOptions, 'pages' | 'contexts' | 'draft' | 'sharing'>,
  request: IncomingMessage,
  response: ServerResponse,
): SiteOrigin | null {
  const { method, url, headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || url === undefined) return null;
  if (draft && mayBeSignedIn(headers)) return null;
  const site = contexts.getCachedSite(request);
  if (!site) return null;
  const isVisit = url.startsWith(`${VISIT_PATH}?`);
  const target = isVisit ? new URLSearchParams(url.slice(VISIT_PATH.length)).get('url') : url;
  const page = target === null ? undefined : pages.getCached(target, isVisit ? 'visit' : 'html', site);
  if (!page) return null;
  // Nothing may happen between this check and the write, because a change could be purged at the edge before it stores the page.
  const validity = sharing && target !== null ? pages.validityOf(target, site) : undefined;
  writeResponse(request, response, page, validity && sharing?.headersOf(request, validity));
  return site;
}

function sendCachedFile(
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

function sendHealth(path: string, readiness: () => Readiness, response: ServerResponse): boolean {
  if (path === '/health') {
    response.writeHead(200, { ...apiHeaders, 'content-type': 'text/plain; charset=utf-8' }).end('OK');
    return true;
  }
  if (path !== '/ready') return false;
  const report = readiness();
  response
    .writeHead(report.ready ? 200 : 503, { ...apiHeaders, 'content-type': 'application/json' })
    .end(JSON.stringify(report));
  return true;
}
