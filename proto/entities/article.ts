import type { z } from 'zod';
import { Page } from './page.ts';

export const Article = Page.pick({
  _id: true,
  slug: true,
  pageType: true,
  template: true,
  tags: true,
  author: true,
  region: true,
  published: true,
  lastPublished: true,
  header: true,
});
export type Article = z.infer<typeof Article>;
