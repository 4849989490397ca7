import type { ShareCard } from '../../../../proto/entities/share-card.ts';
import type { Visit } from '../../../../proto/visit.ts';
import { firstOf, pageTitle, siteName } from '../text/title.ts';

const MAX_LENGTH = { title: 300, label: 100, site: 200 };

export function shareCardOf(visit: Visit): ShareCard | null {
  if (visit.status !== 200 || visit.kind === 'search' || visit.kind === 'error') return null;
  const site = siteName(visit);
  return {
    title: firstOf(pageTitle(visit), site).slice(0, MAX_LENGTH.title),
    label: (visit.region?.name ?? '').slice(0, MAX_LENGTH.label),
    site: site.slice(0, MAX_LENGTH.site),
  };
}

/** Networks cache pictures by address, so it changes with each publish. */
export function shareCardUrl({ canonical, page }: Visit): string {
  const [path] = canonical.split('?');
  const version = page?.lastPublished ? `?v=${Date.parse(page.lastPublished).toString(36)}` : '';
  return `/img/card${path === '/' ? '' : path}.png${version}`;
}
