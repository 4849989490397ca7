import { z } from 'zod';
import { Id } from '../values.ts';
import { PageContent } from './page.ts';
import { ClientDocument } from './stored.ts';

/** Without `_id` the page is created; with one, `revision` must name the revision that was edited. */
export const PageInput = PageContent.extend(ClientDocument.shape);

/** Publishes the stored draft; a page that carries content is saved first. */
export const PublishInput = z.looseObject({ _id: Id, revision: z.number().int().nonnegative() });
