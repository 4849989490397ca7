import { z } from 'zod';
import { Id } from '../values.ts';
import { Stored } from './stored.ts';

export const PageBannerContent = z.object({
  domainId: Id,
  name: z.string().trim().min(1, 'A banner needs a name.').max(100),
  /** Rich text. */
  content: z.string().max(20_000).default(''),
});
export type PageBannerContent = z.infer<typeof PageBannerContent>;

export const PageBanner = PageBannerContent.extend(Stored.shape);
export type PageBanner = z.infer<typeof PageBanner>;
