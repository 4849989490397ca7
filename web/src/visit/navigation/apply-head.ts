import type { Visit } from '../../../../proto/visit.ts';
import { documentTitle } from '../text/title.ts';

export function applyHead(visit: Visit): void {
  document.documentElement.lang = visit.language;
  document.title = documentTitle(visit);
}
