import { z } from 'zod';
import { Id } from '../values.ts';
import { PageContent } from './page.ts';
import { ClientDocument } from './stored.ts';

/** A whole page as an editor sends it: without _id it is created, with one it must name the revision it started from. */
export const PageInput = PageContent.extend(ClientDocument.shape);

/** Enough to publish what is stored; a page that carries content is saved first. */
export const PublishInput = z.looseObject({ _id: Id, revision: z.number().int().nonnegative() });
