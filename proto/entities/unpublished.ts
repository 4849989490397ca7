import { z } from 'zod';
import { Author } from './page-rows.ts';
import { Stored } from './stored.ts';

export const UnpublishedDocument = Stored.pick({
  _id: true,
  revision: true,
  updatedAt: true,
  lastPublished: true,
}).extend({
  kind: z.enum(['nav', 'footer', 'siteSettings', 'redirect', 'brand', 'pageBanner', 'subNav']),
  name: z.string(),
  region: z.string().describe('Address prefix of its region (`au`); empty for a document of the whole site.'),
  published: z.boolean().describe('Whether visitors see an earlier version.'),
  editor: Author.optional().describe('Who made the last change.'),
});
export type UnpublishedDocument = z.infer<typeof UnpublishedDocument>;
