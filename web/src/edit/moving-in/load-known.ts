import { normalizePath } from '../../../../proto/address.ts';
import { api } from '../../api.ts';
import type { Known, OriginRow, Target } from './plan.ts';

const PAGE_SIZE = 100;

/** Returns the imported pages of the region. */
export async function loadOrigins({ region }: Pick<Target, 'region'>): Promise<OriginRow[]> {
  const rows: OriginRow[] = [];
  for (let after = ''; ;) {
    const { pages } = await api('GET /page/listOrigins', { after, limit: PAGE_SIZE });
    if (pages.length === 0) return rows;
    rows.push(...pages.filter(({ regionId }) => regionId === region?._id));
    after = pages.at(-1)!._id;
  }
}

/** Returns the targets of redirects by the paths they start at. */
export async function loadRedirects(domainId: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let page = 1; ; page += 1) {
    const { redirects } = await api('GET /siteSettings/loadRedirects', { domainId, page, size: PAGE_SIZE });
    for (const { from, to } of redirects) found.set(normalizePath(from), to);
    if (redirects.length < PAGE_SIZE) return found;
  }
}

export const loadDraft: Known['loadDraft'] = (_id) => api('GET /page/loadVersion', { _id, version: 'draft' });
