import { encodePart } from '../../proto/unicode.ts';
import type { RenderedResponse } from '../page-cache/page-cache.ts';
import type { Variant } from '../page-cache/cached-visit.ts';
import { allowTagManager, inertHeaders, securityHeaders } from '../security/security-headers.ts';
import type { SiteOrigin } from '../session/request-context.ts';
import type { LoadedVisit } from '../visit/visit-loader.ts';
import type { SiteBundle } from './site-bundle.ts';

export const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

export async function renderResponse(
  { visit }: Pick<LoadedVisit, 'visit'>,
  variant: Variant,
  site: SiteOrigin,
  options: { bundle: SiteBundle; draft: boolean; includeSubDomains?: boolean },
): Promise<RenderedResponse> {
  const { bundle, draft, includeSubDomains } = options;
  // If the editor is enabled, signed-in users get another response at the same URL.
  const vary = draft ? 'Accept-Encoding, Cookie' : 'Accept-Encoding';
  const shared = { 'cache-control': cacheControlOf(visit.status), vary };
  if (variant === 'visit') {
    const headers = { ...shared, ...inertHeaders };
    return { status: 200, type: JSON_TYPE, body: JSON.stringify(visit), headers };
  }
  const allowed = allowTagManager(visit.settings.measurement);
  const secure = site.origin.startsWith('https:');
  const headers = { ...shared, ...securityHeaders({ allowed, secure, includeSubDomains }) };
  if (visit.redirect !== undefined) {
    return {
      status: visit.status,
      type: HTML,
      body: '',
      headers: { ...headers, location: toHeaderValue(visit.redirect) },
    };
  }
  const body = await bundle.render(visit, { assets: bundle.assets });
  return {
    status: visit.status,
    type: HTML,
    body,
    headers: visit.status === 503 ? { ...headers, 'retry-after': '5' } : headers,
  };
}

const cacheControlOf = (status: number): string => (status >= 500 ? 'no-store' : 'public, max-age=0, must-revalidate');

const toHeaderValue = (url: string): string => url.replace(/[^\x21-\x7e]/gu, encodePart);
