import { z } from 'zod';
import { Version } from './document-history.ts';
import { Id } from './values.ts';

export const ShownVersion = z.object({
  kind: z
    .enum(['page', 'nav', 'footer', 'subNav', 'pageBanner'])
    .default('page')
    .describe('Kind of the document; a page if absent.'),
  _id: Id.describe('Id of the document.'),
  version: Version.describe('Revision, `live` or `draft`; 0 is before the document existed.'),
  url: z
    .string()
    .startsWith('/')
    .max(2000)
    .optional()
    .describe(
      'Path and query of the page around a document that is not a page; the home page of its region if absent, or if the page is of another region.',
    ),
});
export type ShownVersion = z.infer<typeof ShownVersion>;
