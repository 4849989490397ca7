import { z } from 'zod';
import { Id } from '../values.ts';

/** Lets an import find the pages that an earlier one has created, and notice what has changed on either side. */
export const PageOrigin = z.object({
  key: z.string().min(1).max(300).describe('Identifies the article in the file that it was imported from.'),
  source: z.string().max(64).describe('Hash of the article in that file.'),
  written: z.string().max(64).describe('Hash of the content that the import has written.'),
  pictures: z
    .array(z.object({ address: z.string().max(2000), imageId: Id }))
    .max(200)
    .optional()
    .describe('Pictures of the article that are in the gallery.'),
});
export type PageOrigin = z.infer<typeof PageOrigin>;
