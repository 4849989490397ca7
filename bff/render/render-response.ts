import type { RenderedResponse } from '../page-cache/page-cache.ts';
import type { Variant } from '../page-cache/page-cache-keys.ts';
import { securityHeaders } from '../security/security-headers.ts';
import type { SiteOrigin } from '../session/request-context.ts';
import type { LoadedVisit } from '../visit/visit-loader.ts';
import type { SiteBundle } from './site-bundle.ts';
import { encodePart } from '../../proto/unicode.ts';

export const HTML = 'text/html; charset=utf-8';
export const JSON_TYPE = 'application/json; charset=utf-8';

/** What a visitor is answered: rendered for a browser, or the visit as it is for a click in one. */
export async function renderResponse(
  { visit }: Pick<LoadedVisit, 'visit'>,
  variant: Variant,
  place: SiteOrigin,
  options: { bundle: SiteBundle; draft: boolean },
): Promise<RenderedResponse> {
  const { bundle, draft } = options;
  // With an editor the same address answers editors otherwise.
  const vary = draft ? 'Accept-Encoding, Cookie' : 'Accept-Encoding';
  const shared = { 'cache-control': cacheControlOf(visit.status), vary };
  if (variant === 'visit') {
    const headers = { ...shared, 'x-content-type-options': 'nosniff' };
    return { status: 200, type: JSON_TYPE, body: JSON.stringify(visit), headers };
  }
  const headers = { ...shared, ...securityHeaders({ secure: place.origin.startsWith('https:') }) };
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

/** Browsers keep what they like, but ask each time: what is published is seen at once. A page that failed is not kept at all. */
const cacheControlOf = (status: number): string => (status >= 500 ? 'no-store' : 'public, max-age=0, must-revalidate');

/** A header can only hold plain characters; whatever else an editor typed is encoded as in any address. */
const toHeaderValue = (url: string): string => url.replace(/[^\x21-\x7e]/gu, encodePart);
