import { siteConfig } from '../../../proto/site-config.ts';
import type { kindsWithUses } from '../../../proto/site-config/rebuild-calls.ts';
import { takeWhileFits } from '../../kit/bus/message-size.ts';
import { handle } from '../../kit/contract/handle.ts';
import type { DeclaredDocuments } from '../../kit/versioned/versioned.ts';
import { brands } from '../brand.ts';
import { extractUses } from '../changed-event.ts';
import { footers, navs } from '../inherited-documents.ts';
import { pageBanners } from '../page-banner.ts';
import { patterns } from '../pattern.ts';
import { siteSettings } from '../site-settings.ts';
import { subNavs } from '../sub-nav.ts';

const documents: Record<(typeof kindsWithUses)[number], DeclaredDocuments> = {
  'site-settings': siteSettings.docs,
  nav: navs.docs,
  footer: footers.docs,
  brand: brands.docs,
  'page-banner': pageBanners.docs,
  'sub-nav': subNavs.docs,
  pattern: patterns.docs,
};

/** Visitors see no pattern, so it has no live uses. */
export const listUses = handle(
  siteConfig.calls.listUses,
  documents,
  async ({ kind, stage, after, limit }, _caller, stored) => {
    if (kind === 'pattern' && stage === 'live') return { documents: [] };
    const found = await stored[kind][stage].find({ _id: { gt: after } }, { sort: { _id: 'asc' }, limit });
    const documents = found.map(({ _id, revision, domainId, ...content }) => ({
      _id,
      revision,
      domainId,
      ...extractUses(content),
    }));
    return { documents: takeWhileFits(documents) };
  },
);
