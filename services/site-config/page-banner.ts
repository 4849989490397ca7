import type { PageBannerContent } from '../../proto/entities/page-banner.ts';
import { defineDocument } from '../kit/documents/define-document.ts';
import { sanitizeRichTexts } from '../kit/rich-text/sanitize.ts';
import { changedEvents } from './changed-event.ts';
import { requireRoom } from './document-limits.ts';

const MAX_BANNERS = 200;

export const pageBanners = defineDocument<PageBannerContent>({
  kind: 'pageBanner',
  noun: 'banner',
  capability: 'banners',
  spec: {
    name: 'page_banners',
    draftIndexes: [{ fields: ['domainId', 'name'] }],
    liveIndexes: [{ fields: ['domainId', 'name'] }],
    summarise: ({ domainId, name }) => ({ name, domainId, guard: {} }),
  },
  isAlwaysLive: true,
  actions: { create: 'add', delete: 'delete' },
  nameOf: ({ name }) => name,
  normalize: sanitizeRichTexts,
  validate: async (draft, { others }) => requireRoom('page banners', [draft, ...(await others())], MAX_BANNERS),
  events: changedEvents('page-banner'),
});
