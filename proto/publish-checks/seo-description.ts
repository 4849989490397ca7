import type { PublishCheck } from './check.ts';
import { SEO_DESCRIPTION } from './limits.ts';

export const seoDescription: PublishCheck = {
  problem: 'the page has no description, or one that is too short or too long for search engines',
  find(page) {
    const description = String(page.description ?? '').trim();
    const { length } = description;
    const isFine = length >= SEO_DESCRIPTION.min && length <= SEO_DESCRIPTION.max;
    return isFine ? [] : [{ item: [], what: description, field: ['description'] }];
  },
};
