import { z } from 'zod';
import { Id } from '../values.ts';
import { Stored } from './stored.ts';

export const PageBannerContent = z.object({
  domainId: Id.describe('Id of the domain.'),
  name: z.string().trim().min(1, 'A banner needs a name.').max(100).describe('Name of the banner, shown to editors.'),
  content: z.string().max(20_000).default('').describe('Rich text (HTML).'),
});
export type PageBannerContent = z.infer<typeof PageBannerContent>;

export const PageBanner = PageBannerContent.extend(Stored.shape);
export type PageBanner = z.infer<typeof PageBanner>;
