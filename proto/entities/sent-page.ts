import { z } from 'zod';
import { Id } from '../values.ts';
import { PageContent } from './page.ts';
import { ClientDocument } from './stored.ts';

/** Without `_id` the page is created; with one, `revision` must name the revision that was edited. */
export const PageInput = PageContent.extend(ClientDocument.shape);

export const PublishInput = z.looseObject({ _id: Id, revision: z.number().int().nonnegative() });
