import { z } from 'zod';
import { service } from './contract.ts';
import { OptionalPageTypeName } from './entities/page.ts';
import { SearchResult } from './entities/search.ts';
import { Id, QueryNumber } from './values.ts';

export const search = service(
  'search',
  {
    indexItem: {
      kind: 'command',
      who: 'user',
      needs: 'pages.publish',
      /** Older clients send the page itself; what is indexed is the published copy of its _id. A draft is taken out of the index. */
      in: z.looseObject({ _id: Id }),
      out: z.object({ _id: Id }),
      http: 'POST /algolia/indexItem',
    },
    deleteItem: {
      kind: 'command',
      who: 'user',
      needs: 'pages.publish',
      in: z.object({ _id: Id }),
      out: z.object({ _id: Id }),
      http: 'POST /algolia/deleteItem',
    },
    query: {
      kind: 'query',
      who: 'anyone',
      in: z.object({
        q: z.string().max(200).default(''),
        region: z.string().max(60).default(''),
        /** A page type; empty means any. */
        type: OptionalPageTypeName.default(''),
        tag: z.string().max(60).default(''),
        /** 1-based. */
        page: QueryNumber.int().min(1).max(1000).default(1),
        size: QueryNumber.int().min(1).max(100).default(10),
      }),
      out: SearchResult,
      http: 'GET /search/query',
    },
    /** Fills the index anew from the published pages; queries are answered all the while. */
    rebuild: { kind: 'command', who: 'admin', in: z.object({}), out: z.object({ indexed: z.number().int() }) },
  },
  { indexed: z.object({ _id: Id, present: z.boolean() }) },
);
