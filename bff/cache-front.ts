import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteFiles } from './assets/site-files.ts';
import type { Readiness } from '../services/kit/health/health-server.ts';
import { sendCachedFile } from './media/send-cached-file.ts';
import type { MediaFiles } from './media/media-files.ts';
import { sendHealth } from './health/send-health.ts';
import { sendCachedPage } from './page-cache/send-cached-page.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import { writeResponse } from './http/write-response.ts';
import type { RequestContexts } from './session/request-contexts.ts';

export interface CacheFrontOptions {
  files: SiteFiles;
  pages: PageCache;
  media: MediaFiles;
  contexts: RequestContexts;
  draft: boolean;
  readiness: () => Readiness;
}

export type CacheFront = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Bypasses the framework because it would halve the throughput. */
export function createCacheFront(parts: CacheFrontOptions): CacheFront {
  const { files, readiness } = parts;
  return (request, response) => {
    if (sendCachedFile(parts, request, response)) return true;
    if (sendCachedPage(parts, request, response)) return true;
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const path = url.includes('?') ? url.slice(0, url.indexOf('?')) : url;
    const file = files.get(path);
    if (!file) return sendHealth(path, readiness, response);
    writeResponse(request, response, file);
    return true;
  };
}
