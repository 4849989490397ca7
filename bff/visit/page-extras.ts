import type { Page } from '../../proto/entities/page.ts';
import { siteConfig } from '../../proto/site-config.ts';
import type { Visit } from '../../proto/visit.ts';
import { dependencyKeys } from '../caching/cache-dependencies.ts';
import type { VisitRead } from './visit-read.ts';

export async function loadPageExtras(
  reading: VisitRead,
  page: Page | null,
  region: string,
): Promise<Pick<Visit, 'banner' | 'subNav'>> {
  const { domainId } = reading;
  const { listPageBanners, listSubNavs } = siteConfig.calls;
  const [banners, subNavs] = await Promise.all([
    page?.pageBannerId
      ? reading.orElse(
          reading.callCached(listPageBanners, { domainId }, dependencyKeys.site('page-banner', domainId)),
          [],
        )
      : [],
    page?.miniNavId
      ? reading.orElse(
          reading.callCached(listSubNavs, { domainId, region }, dependencyKeys.site('sub-nav', domainId)),
          [],
        )
      : [],
  ]);
  return {
    banner: banners.find(({ _id }) => _id === page?.pageBannerId) ?? null,
    subNav: subNavs.find(({ _id }) => _id === page?.miniNavId) ?? null,
  };
}
