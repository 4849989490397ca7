import type { Visit } from '../../../../proto/visit.ts';
import { documentTitle } from '../text/title.ts';

/** Crawlers load the full document, so only the title, the language and the canonical link are updated. */
export function applyHead(visit: Visit): void {
  document.documentElement.lang = visit.language;
  document.title = documentTitle(visit);
  document.querySelector('link[rel=canonical]')?.setAttribute('href', visit.origin + visit.canonical);
}
