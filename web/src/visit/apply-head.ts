import type { Visit } from '../../../proto/visit.ts';
import { documentTitle } from './title.ts';

/** What a browser shows and shares of the page it has gone on to; the rest of the head is for those who ask the server. */
export function applyHead(visit: Visit): void {
  document.title = documentTitle(visit);
  document.querySelector('link[rel=canonical]')?.setAttribute('href', visit.origin + visit.canonical);
}
