import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { pageBanners } from '../page-banner.ts';

export const listPageBanners = handle(siteConfig.calls.listPageBanners, pageBanners.needs, pageBanners.list);
