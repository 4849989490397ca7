import { z } from 'zod';
import { Id } from '../values.ts';
import { ClientDocument, Stored } from './stored.ts';

const Address = z
  .string()
  .trim()
  .min(1, 'A redirect needs an address to begin at and one to lead to.')
  .max(2000, 'An address has at most 2000 characters.');

export const RedirectContent = z.object({
  domainId: Id,
  name: z.string().max(200).default(''),
  from: Address.toLowerCase().describe('A path of the domain, in lower case.'),
  to: Address.describe('A path, or an http(s) URL.'),
});

export const RedirectInput = z.object({
  redirect: RedirectContent.extend(ClientDocument.shape).describe(
    'The whole redirect. Without `_id` it is created; with one, `revision` names the revision that it was based on.',
  ),
  overPage: z
    .boolean()
    .default(false)
    .describe('Confirms a redirect from the address of a published page, which visitors then cannot reach.'),
});

export const StoredRedirect = RedirectContent.extend(Stored.shape);
