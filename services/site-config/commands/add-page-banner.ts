import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { pageBanners } from '../page-banner.ts';

export const addPageBanner = handle(siteConfig.calls.addPageBanner, pageBanners.needs, pageBanners.create);
