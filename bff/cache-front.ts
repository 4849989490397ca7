import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteFiles } from './assets/site-files.ts';
import type { Readiness } from '../services/kit/health/health-server.ts';
import { sendCachedFile } from './media/send-cached-file.ts';
import type { MediaFiles } from './media/media-files.ts';
import { sendHealth } from './health/send-health.ts';
import { sendCachedPage, VISIT_PATH } from './page-cache/send-cached-page.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import { writeResponse } from './http/write-response.ts';
import type { RequestContexts } from './session/request-contexts.ts';

interface CacheFrontOptions {
  files: SiteFiles;
  pages: PageCache;
  media: MediaFiles;
  contexts: RequestContexts;
  draft: boolean;
  readiness: () => Readiness;
}

/** Returns the route of a request that it has answered. */
export type CacheFront = (request: IncomingMessage, response: ServerResponse) => string | null;

/** Bypasses the framework because it would halve the throughput. */
export function createCacheFront(parts: CacheFrontOptions): CacheFront {
  const { files, readiness } = parts;
  return (request, response) => {
    const { method, url = '' } = request;
    if (sendCachedFile(parts, request, response)) return url.startsWith('/img/') ? '/img/:id' : '/file/:id/:name';
    if (sendCachedPage(parts, request, response)) return url.startsWith(VISIT_PATH) ? VISIT_PATH : '/*';
    if (method !== 'GET' && method !== 'HEAD') return null;
    const path = url.includes('?') ? url.slice(0, url.indexOf('?')) : url;
    const file = files.get(path);
    if (!file) return sendHealth(path, readiness, response) ? path : null;
    writeResponse(request, response, file);
    return 'site file';
  };
}
