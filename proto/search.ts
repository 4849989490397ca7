import { z } from 'zod';
import { commandNeeding, defineContract, rebuilding } from './contract.ts';
import { OptionalPageTypeName } from './entities/page.ts';
import { SearchResult, Suggestion } from './entities/search.ts';
import { MissedSearch } from './entities/search-settings.ts';
import { Id, QueryNumber, pageSize } from './values.ts';

export const search = defineContract(
  'search',
  {
    indexItem: {
      summary: 'Updates the search index from the published version of a page.',
      ...commandNeeding('pages.publish'),
      in: z.looseObject({ _id: Id.describe('Id of the page; other fields, which older clients send, are ignored.') }),
      out: z.object({ _id: Id }),
      http: 'POST /algolia/indexItem',
    },
    deleteItem: {
      summary: 'Removes a page from the search index.',
      ...commandNeeding('pages.publish'),
      in: z.object({ _id: Id.describe('Id of the page.') }),
      out: z.object({ _id: Id }),
      http: 'POST /algolia/deleteItem',
    },
    query: {
      summary: 'Searches the published pages that every visitor may see.',
      kind: 'query',
      who: 'anyone',
      in: z.object({
        q: z.string().max(200).default('').describe('Words to search for; empty returns nothing.'),
        region: z.string().max(60).default('').describe('Address prefix of a region (`au`); empty for every region.'),
        type: OptionalPageTypeName.default('').describe('Page type; empty for every type.'),
        tag: z.string().max(60).default('').describe('Only pages with this tag.'),
        page: QueryNumber.int().min(1).max(1000).default(1).describe('Page of the results, 1 to 1000.'),
        size: pageSize(10),
      }),
      out: SearchResult,
      http: 'GET /search/query',
    },
    suggest: {
      summary: 'Suggests pages while a visitor types a search.',
      kind: 'query',
      who: 'anyone',
      in: z.object({
        q: z
          .string()
          .max(200)
          .describe('What was typed; the last word may be unfinished. Less than two characters return nothing.'),
        region: z.string().max(60).default('').describe('Address prefix of a region (`au`); empty for every region.'),
      }),
      out: z.object({ suggestions: z.array(Suggestion).describe('The best first; at most 6.') }),
      http: 'GET /search/suggest',
    },
    listMissed: {
      summary:
        'Lists what visitors of the domain searched for in the last 90 days without a result, the most frequent first.',
      kind: 'query',
      who: 'user',
      needs: 'siteSettings',
      in: z.object({
        limit: QueryNumber.int().min(1).max(100).default(50).describe('Most searches to return, 1 to 100.'),
      }),
      out: z.object({ searches: z.array(MissedSearch) }),
      http: 'GET /search/listMissed',
    },
    dismissMissed: {
      summary: 'Removes a search from the list of searches without a result.',
      ...commandNeeding('siteSettings'),
      in: z.object({ _id: z.string().min(1).max(100).describe('Id of the search.') }),
      out: z.object({ _id: z.string() }),
      http: 'POST /search/dismissMissed',
    },
    findIndexed: {
      summary: 'Returns the revision of a page that searches find, or null if they do not find it.',
      kind: 'query',
      who: 'user',
      in: z.object({ _id: Id }),
      out: z.object({ revision: z.number().int().nullable() }),
    },
    rebuild: {
      summary: 'Rebuilds the search index from the published pages while queries are still answered.',
      ...rebuilding('search'),
      in: z.object({}),
      out: z.object({ indexed: z.number().int() }),
    },
  },
  {},
);
