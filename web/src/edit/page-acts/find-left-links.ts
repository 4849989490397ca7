import { normalizePath } from '../../../../proto/address.ts';
import type { Page } from '../../../../proto/entities/page.ts';
import type { Region } from '../../../../proto/entities/region.ts';
import type { LeftLinks } from '../core/left-links.ts';
import { collectLinks, toOwnAddress } from '../links/collect-links.ts';

/** Returns undefined if the copy is in the same region, or no link points to the region of the original. */
export function findLeftLinks(copy: Page, original?: Pick<Region, 'name' | 'slugPrefix'>): LeftLinks | undefined {
  if (!original?.slugPrefix || copy.region?.slugPrefix === original.slugPrefix) return undefined;
  const { _id: pageId, slug, header } = copy;
  const links = collectLinks(copy).filter(({ link }) => {
    const path = normalizePath(toOwnAddress(link) ?? '');
    return path === `/${original.slugPrefix}` || path.startsWith(`/${original.slugPrefix}/`);
  });
  if (links.length === 0) return undefined;
  return { pageId, slug, title: header.title || `/${slug}`, region: original.name, links };
}
