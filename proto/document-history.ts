import { z } from 'zod';
import { Operation } from './edit.ts';
import { RevisionRow } from './entities/page-rows.ts';
import type { Capability } from './permissions.ts';
import { Id, Instant, QueryNumber } from './values.ts';

export { DELETED_FOR_DAYS } from './deleted-for-days.ts';

/** A deleted document that the caller may restore. */
const deletedDocument = <const K extends readonly [string, ...string[]]>(kinds: K) =>
  z.object({
    kind: z.enum(kinds),
    _id: Id,
    /** As a person knows it: a title, an address or a name. */
    name: z.string(),
    /** Absent for what belongs to every domain: roles. */
    domainId: Id.optional(),
    deletedAt: Instant,
    deletedBy: z.object({ _id: z.string(), username: z.string() }),
    restorableUntil: Instant,
  });
export const DeletedDocument = deletedDocument(['']).extend({ kind: z.string() });
export type DeletedDocument = z.infer<typeof DeletedDocument>;

/** The content of a document at one revision; null where it did not exist, or was deleted. */
const ContentAtRevision = z.looseObject({}).nullable();

/** The calls with which documents of a service are compared, restored, and found after deletion. */
export function historyCalls<const P extends string, const K extends readonly [string, ...string[]]>(
  prefix: P,
  kinds: K,
  /** The capability that every kind needs, where there is one. */
  needs?: Capability,
) {
  const gate = { who: 'user', ...(needs && { needs }) } as const;
  const one = { kind: z.enum(kinds), _id: Id };
  return {
    /** Newest first. */
    documentHistory: {
      kind: 'query',
      ...gate,
      refuses: ['forbidden', 'not-found'],
      in: z.object({
        ...one,
        /** Only revisions older than this one. */
        before: QueryNumber.int().optional(),
        limit: QueryNumber.int().min(1).max(100).default(50),
      }),
      out: z.object({ revisions: z.array(RevisionRow) }),
      http: `GET /${prefix}/documentHistory` as const,
    },
    compareDocument: {
      kind: 'query',
      ...gate,
      refuses: ['forbidden', 'not-found', 'too-large'],
      /** Revision 0 is before the document existed. */
      in: z.object({ ...one, from: QueryNumber.int().min(0), to: QueryNumber.int().min(0) }),
      out: z.object({ from: ContentAtRevision, to: ContentAtRevision, operations: z.array(Operation) }),
      http: `GET /${prefix}/compareDocument` as const,
    },
    restoreDocument: {
      kind: 'command',
      ...gate,
      refuses: ['forbidden', 'not-found', 'conflict'],
      /** Without a revision a deleted document becomes what it was before it was deleted. */
      in: z.object({ ...one, revision: z.number().int().min(1).optional() }),
      /** The revision that the restored draft has now. */
      out: z.object({ _id: Id, revision: z.number().int() }),
      http: `POST /${prefix}/restoreDocument` as const,
    },
    /** Last deleted first. Only documents that the caller may restore, and still can. */
    listDeleted: {
      kind: 'query',
      ...gate,
      in: z.object({
        /** All kinds when absent. */
        kind: z.enum(kinds).optional(),
        /** The domain of the request when absent. */
        domainId: Id.optional(),
        /** 1-based. */
        page: QueryNumber.int().min(1).max(100).default(1),
        size: QueryNumber.int().min(1).max(100).default(25),
      }),
      out: z.object({ documents: z.array(deletedDocument(kinds)), total: z.number().int() }),
      http: `GET /${prefix}/listDeleted` as const,
    },
  } as const;
}
