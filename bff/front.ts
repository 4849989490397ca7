import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteFiles } from './assets/site-files.ts';
import type { Readiness } from '../services/kit/health/health-server.ts';
import { answerKeptFile } from './media/answer-kept-file.ts';
import type { MediaFiles } from './media/media-files.ts';
import { answerHealth } from './health/answer-health.ts';
import { answerCached } from './page-cache/answer-cached.ts';
import type { LivePages } from './page-cache/live-pages.ts';
import { writePage } from './page-cache/write-page.ts';
import type { Askers } from './session/askers.ts';

export interface FrontParts {
  files: SiteFiles;
  pages: LivePages;
  media: MediaFiles;
  askers: Askers;
  draft: boolean;
  readiness: () => Readiness;
}

export type Front = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * What is answered before the framework sees a request, because it needs none: health, files of the site, pages and
 * pictures that are kept. A framework would halve how many of them are answered in a second.
 */
export function frontOf(parts: FrontParts): Front {
  const { files, readiness } = parts;
  return (request, response) => {
    if (answerKeptFile(parts, request, response)) return true;
    if (answerCached(parts, request, response)) return true;
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const path = url.includes('?') ? url.slice(0, url.indexOf('?')) : url;
    const file = files.get(path);
    if (!file) return answerHealth(path, readiness, response);
    writePage(request, response, file);
    return true;
  };
}
