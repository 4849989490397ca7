import { z } from 'zod';
import type { CallSpec } from '../contract.ts';
import { BulkAct, BulkAction, BulkPages, BulkResult } from '../entities/bulk-act.ts';
import { Id, QueryNumber } from '../values.ts';

const _id = Id.describe('Id of the bulk act.');

export const bulkCalls = {
  startBulkAct: {
    summary:
      'Starts to do the same to many pages on the server, as the caller, and returns immediately. Starting an act again that is running returns the running one.',
    kind: 'command',
    who: 'user',
    in: z.object({
      action: BulkAction.describe('The call that is made for each page, and its inputs.'),
      pages: BulkPages.describe('The pages, in the order in which they are changed.'),
    }),
    out: BulkAct,
    http: 'POST /page/startBulkAct',
  },
  loadBulkAct: {
    summary: 'Returns how far a bulk act of the caller is, and the results of its pages in their order.',
    kind: 'query',
    who: 'user',
    in: z.object({
      _id,
      after: QueryNumber.int().min(0).default(0).describe('Number of results that the client has already.'),
    }),
    out: BulkAct.extend({
      results: z.array(BulkResult).describe('Results after these; an answer contains at most 100.'),
    }),
    http: 'GET /page/loadBulkAct',
  },
  listBulkActs: {
    summary: 'Lists at most 5 bulk acts that the caller has started in the last 7 days, the newest first.',
    kind: 'query',
    who: 'user',
    in: z.object({}),
    out: z.object({ acts: z.array(BulkAct) }),
    http: 'GET /page/listBulkActs',
  },
  stopBulkAct: {
    summary:
      'Stops a bulk act of the caller. Pages that are being changed are finished, and later ones stay as they are.',
    kind: 'command',
    who: 'user',
    in: z.object({ _id }),
    out: BulkAct,
    http: 'POST /page/stopBulkAct',
  },
} as const satisfies Record<string, CallSpec>;
