import { z } from 'zod';
import { commandNeeding } from '../contract.ts';
import { Pattern, PatternContent } from '../entities/pattern.ts';
import { ClientDocument } from '../entities/stored.ts';
import { Id } from '../values.ts';

const DocumentId = z.object({ _id: Id.describe('Id of the pattern.') });

export const patternCalls = {
  listPatterns: {
    summary: 'Lists the saved patterns of a domain, by name.',
    kind: 'query',
    who: 'user',
    in: z.object({ domainId: Id.describe('Id of the domain, which must be that of the request.') }),
    out: z.array(Pattern),
    http: 'GET /patterns/list',
  },
  addPattern: {
    summary: 'Saves blocks as a pattern, to be inserted into other pages.',
    ...commandNeeding('patterns'),
    in: PatternContent,
    out: Pattern,
    http: 'POST /patterns/add',
  },
  savePattern: {
    summary: 'Replaces the name and the blocks of a pattern. Pages that it was inserted into do not change.',
    ...commandNeeding('patterns'),
    in: z.object({
      pattern: PatternContent.extend(ClientDocument.shape).describe('The whole pattern with its `_id` and `revision`.'),
    }),
    out: Pattern,
    http: 'POST /patterns/save',
  },
  deletePattern: {
    summary: 'Deletes a pattern. Pages that it was inserted into do not change.',
    ...commandNeeding('patterns'),
    in: DocumentId,
    out: DocumentId,
    http: 'POST /patterns/delete',
  },
} as const;
