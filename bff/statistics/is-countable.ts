import type { IncomingHttpHeaders } from 'node:http';

/** Programs, previews and monitors; a client without a user agent is one too. */
const AUTOMATED =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|archiv|scan|fetch|facebookexternalhit|curl|wget|python|java\/|go-http|okhttp|axios|node|^$/i;

/** Whether what a client does is counted: not for programs, before a page is shown, or if the visitor asks not to be tracked. */
export const isCountable = (headers: IncomingHttpHeaders): boolean =>
  !AUTOMATED.test(headers['user-agent'] ?? '') &&
  headers.dnt !== '1' &&
  headers['sec-gpc'] !== '1' &&
  !/prefetch|prerender/i.test(String(headers['sec-purpose'] ?? headers.purpose ?? ''));
