import { z } from 'zod';
import { type CallSpec, commandNeeding } from '../contract.ts';
import { RedirectInput, StoredRedirect } from '../entities/redirect.ts';
import { Id, PageNumber, pageSize } from '../values.ts';

const RedirectId = z.object({ _id: Id.describe('Id of the redirect.') });

const RedirectStart = z.object({
  domainId: Id.describe('Id of the domain, which must be that of the request.'),
  from: z.string().max(2000).describe('Path that the redirect starts at.'),
  _id: Id.optional().describe('Id of a redirect that the search omits.'),
});

export const redirectCalls = {
  loadRedirects: {
    summary: 'Lists the redirects of a domain, one page of results at a time.',
    kind: 'query',
    who: 'user',
    needs: 'redirects',
    in: z.object({
      domainId: Id.describe('Id of the domain, which must be that of the request.'),
      search: z.string().max(200).default('').describe('Text that the name or a path contains, in any case.'),
      page: PageNumber,
      size: pageSize(5),
    }),
    out: z.object({ redirects: z.array(StoredRedirect), total: z.number().int() }),
    http: 'GET /siteSettings/loadRedirects',
  },
  checkDuplicateRedirect: {
    summary: 'Returns a saved redirect that starts at the same path, or null.',
    kind: 'query',
    who: 'user',
    needs: 'redirects',
    in: RedirectStart,
    out: z.object({ data: RedirectId.nullable() }),
    http: 'GET /siteSettings/checkDuplicateRedirect',
  },
  checkDuplicatePublishedRedirect: {
    summary: 'Returns a published redirect that starts at the same path, or null.',
    kind: 'query',
    who: 'user',
    needs: 'redirects',
    in: RedirectStart,
    out: z.object({ data: RedirectId.nullable() }),
    http: 'GET /siteSettings/checkDuplicatePublishedRedirect',
  },
  saveRedirect: {
    summary: 'Creates a redirect, or replaces its draft.',
    ...commandNeeding('redirects'),
    in: RedirectInput,
    out: StoredRedirect,
    http: 'POST /siteSettings/saveRedirect',
  },
  publishRedirect: {
    summary: 'Saves a redirect and makes it effective for visitors.',
    ...commandNeeding('redirects'),
    in: RedirectInput,
    out: StoredRedirect,
    http: 'POST /siteSettings/publishRedirect',
  },
  unpublishRedirect: {
    summary: 'Stops a redirect for visitors and keeps its draft.',
    ...commandNeeding('redirects'),
    in: RedirectId,
    out: StoredRedirect,
    http: 'POST /siteSettings/unpublishRedirect',
  },
  deleteRedirect: {
    summary: 'Deletes a redirect.',
    ...commandNeeding('redirects'),
    in: RedirectId,
    out: RedirectId,
    http: 'POST /siteSettings/deleteRedirect',
  },
  listRedirects: {
    summary: 'Lists the published redirects of a domain for the server that answers them.',
    kind: 'query',
    who: 'anyone',
    in: z.object({ domainId: Id }),
    out: z.array(StoredRedirect.pick({ _id: true, from: true, to: true })),
  },
} as const satisfies Record<string, CallSpec>;
