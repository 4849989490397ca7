import { z } from 'zod';
import { Id, Slug } from '../values.ts';

export const PageToDelete = z.object({
  _id: Id.describe('Id of the page.'),
  redirectTo: Slug.optional().describe(
    'Slug of a published page that visitors of the deleted address are redirected to; without it, a page that others link to is refused.',
  ),
});

export const DeletedPage = z.object({
  _id: Id,
  domainId: Id,
  slug: z.string(),
  redirectTo: z.string().optional(),
});
