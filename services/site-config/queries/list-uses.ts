import { siteConfig } from '../../../proto/site-config.ts';
import type { kindsWithUses } from '../../../proto/site-config/rebuild-calls.ts';
import { takeWhileFits } from '../../kit/bus/message-size.ts';
import { handle, type Token } from '../../kit/contract/handle.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { brands } from '../brand.ts';
import { extractUses } from '../changed-event.ts';
import { footers, navs } from '../inherited-documents.ts';
import { pageBanners } from '../page-banner.ts';
import { patterns } from '../pattern.ts';
import { siteSettings } from '../site-settings.ts';
import { subNavs } from '../sub-nav.ts';

const tokens: Record<(typeof kindsWithUses)[number], Token<Versioned<any>>> = {
  'site-settings': siteSettings.token,
  nav: navs.token,
  footer: footers.token,
  brand: brands.token,
  'page-banner': pageBanners.token,
  'sub-nav': subNavs.token,
  pattern: patterns.token,
};

/** Visitors see no pattern, so it has no live uses. */
export const listUses = handle(
  siteConfig.calls.listUses,
  tokens,
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
