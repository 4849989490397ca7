import type { Page } from '../../proto/entities/page.ts';
import { siteConfig } from '../../proto/site-config.ts';
import type { Visit } from '../../proto/visit.ts';
import { on } from '../page-cache/dependencies.ts';
import type { Reading } from './reading.ts';

/** The banner and the sub nav that a page names; one that has been removed since is simply not there. */
export async function loadPageExtras(
  reading: Reading,
  page: Page | null,
  region: string,
): Promise<Pick<Visit, 'banner' | 'subNav'>> {
  const { domainId } = reading;
  const { listPageBanners, listSubNavs } = siteConfig.calls;
  const [banners, subNavs] = await Promise.all([
    page?.pageBannerId
      ? reading.orElse(reading.keep(listPageBanners, { domainId }, on.site('page-banner', domainId)), [])
      : [],
    page?.miniNavId
      ? reading.orElse(reading.keep(listSubNavs, { domainId, region }, on.site('sub-nav', domainId)), [])
      : [],
  ]);
  return {
    banner: banners.find(({ _id }) => _id === page?.pageBannerId) ?? null,
    subNav: subNavs.find(({ _id }) => _id === page?.miniNavId) ?? null,
  };
}
