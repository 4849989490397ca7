import { z } from 'zod';
import { Operation } from './edit.ts';
import { RevisionRow } from './entities/page-rows.ts';
import type { Capability } from './permissions.ts';
import { Id, Instant, QueryBoolean, QueryNumber, pageSize } from './values.ts';

export { DELETION_RETENTION_DAYS } from './limits.ts';

const deletedDocument = <const K extends readonly [string, ...string[]]>(kinds: K) =>
  z.object({
    kind: z.enum(kinds),
    _id: Id,
    name: z.string(),
    domainId: Id.optional(),
    deletedAt: Instant,
    deletedBy: z.object({ _id: z.string(), username: z.string() }),
    restorableUntil: Instant,
  });
export const DeletedDocument = deletedDocument(['']).extend({ kind: z.string() });
export type DeletedDocument = z.infer<typeof DeletedDocument>;

export const Sittings = QueryBoolean.optional().describe(
  'Lists edits of one user with pauses of less than 30 minutes as one result, and what they changed.',
);

export const stages = ['live', 'draft'] as const;

export const Version = z.union([z.enum(stages), QueryNumber.int().min(0)]);
const VERSION_NAMES = '`live` or `draft`';
export type Version = z.infer<typeof Version>;

/** Null if the document did not exist, was deleted or is not live. */
const ContentAtRevision = z.looseObject({}).nullable();

export function historyCalls<const P extends string, const K extends readonly [string, ...string[]]>(
  prefix: P,
  kinds: K,
  nouns: { one: string; many: string },
  needs?: Capability,
) {
  const gate = { who: 'user', ...(needs && { needs }) } as const;
  const one = { kind: z.enum(kinds).describe('Kind of the document.'), _id: Id.describe('Id of the document.') };
  return {
    documentHistory: {
      summary: `Lists the revisions of ${nouns.one}, newest first.`,
      kind: 'query',
      ...gate,
      refuses: ['forbidden', 'not-found'],
      in: z.object({
        ...one,
        before: QueryNumber.int().optional().describe('Only revisions older than this one.'),
        limit: QueryNumber.int().min(1).max(100).default(50).describe('Number of results, 1 to 100.'),
        sittings: Sittings,
      }),
      out: z.object({ revisions: z.array(RevisionRow) }),
      http: `GET /${prefix}/documentHistory` as const,
    },
    compareDocument: {
      summary: `Returns two versions of ${nouns.one} and the operations between them.`,
      kind: 'query',
      ...gate,
      refuses: ['forbidden', 'not-found', 'too-large'],
      in: z.object({
        ...one,
        from: Version.describe(`Earlier revision, ${VERSION_NAMES}; 0 is before the document existed.`),
        to: Version.describe(`Later revision, ${VERSION_NAMES}.`),
      }),
      out: z.object({ from: ContentAtRevision, to: ContentAtRevision, operations: z.array(Operation) }),
      http: `GET /${prefix}/compareDocument` as const,
    },
    restoreDocument: {
      summary: `Replaces the draft of ${nouns.one} with an earlier revision, or restores it after a deletion.`,
      kind: 'command',
      ...gate,
      refuses: ['forbidden', 'not-found', 'conflict'],
      in: z.object({
        ...one,
        revision: z
          .number()
          .int()
          .min(1)
          .optional()
          .describe('Revision to restore; without it, a deleted document becomes what it was before it was deleted.'),
      }),
      out: z.object({ _id: Id, revision: z.number().int() }),
      http: `POST /${prefix}/restoreDocument` as const,
    },
    listDeleted: {
      summary: `Lists the deleted ${nouns.many} that the signed-in user can still restore, last deleted first.`,
      kind: 'query',
      ...gate,
      in: z.object({
        kind: z.enum(kinds).optional().describe('Only documents of this kind.'),
        domainId: Id.optional().describe('Id of the domain; that of the request when absent.'),
        page: QueryNumber.int().min(1).max(100).default(1).describe('Page of the results, 1 to 100.'),
        size: pageSize(25),
      }),
      out: z.object({ documents: z.array(deletedDocument(kinds)), total: z.number().int() }),
      http: `GET /${prefix}/listDeleted` as const,
    },
  } as const;
}

export const ShownVersion = z.object({
  kind: z
    .enum(['page', 'nav', 'footer', 'subNav', 'pageBanner'])
    .default('page')
    .describe('Kind of the document; a page if absent.'),
  _id: Id.describe('Id of the document.'),
  version: Version.describe('Revision, `live` or `draft`; 0 is before the document existed.'),
  url: z
    .string()
    .startsWith('/')
    .max(2000)
    .optional()
    .describe(
      "Path and query of the page on which another document is shown; if it is absent or of another region, the home page of the document's region.",
    ),
});
export type ShownVersion = z.infer<typeof ShownVersion>;
