import type { PageBannerContent } from '../../proto/entities/page-banner.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { requireDomain } from '../kit/access.ts';
import { handle } from '../kit/contract/handle.ts';
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
  isDeletedWhileLive: true,
  actions: { create: 'add', delete: 'delete' },
  nameOf: ({ name }) => name,
  normalize: (sent) => sanitizeRichTexts(sent, ['content']),
  validate: async (draft, { others }) => requireRoom('page banners', [draft, ...(await others())], MAX_BANNERS),
  events: changedEvents('page-banner'),
});

export const pageBannerHandlers = {
  listPageBanners: handle(siteConfig.calls.listPageBanners, pageBanners.needs, pageBanners.list),
  addPageBanner: handle(siteConfig.calls.addPageBanner, pageBanners.needs, pageBanners.create),
  savePageBanner: handle(siteConfig.calls.savePageBanner, pageBanners.needs, ({ domainId, banner }, caller, needs) =>
    pageBanners.save({ ...banner, domainId }, caller, needs),
  ),
  publishPageBanner: handle(
    siteConfig.calls.publishPageBanner,
    pageBanners.needs,
    ({ domainId, banner }, caller, needs) => pageBanners.publish({ ...banner, domainId }, caller, needs),
  ),
  deletePageBanner: handle(
    siteConfig.calls.deletePageBanner,
    pageBanners.needs,
    async ({ domainId, banner }, caller, needs) => {
      requireDomain(caller, domainId);
      return pageBanners.delete(banner._id, caller, needs);
    },
  ),
};
