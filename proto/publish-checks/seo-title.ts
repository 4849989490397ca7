import { isRecord } from '../blocks/manifest-lookup.ts';
import type { PublishCheck } from './check.ts';
import { MAX_SEO_TITLE } from './limits.ts';

export const seoTitle: PublishCheck = {
  problem: 'the page has no title, or one that is too long for search engines',
  find(page) {
    const header = isRecord(page.header) ? page.header : {};
    const title = String(page.title || header.title || '').trim();
    return title === '' || title.length > MAX_SEO_TITLE ? [{ item: [], what: title, field: ['title'] }] : [];
  },
};
