import { z } from 'zod';
import { Operation } from './edit.ts';
import { Instant } from './values.ts';

/** In UTF-16 code units, so that a message stays below the limit of NATS even if every character needs three bytes. */
export const ARCHIVE_TEXT_LENGTH = 250_000;
/** In UTF-16 code units; approximately the largest document that a store accepts. */
export const MAX_ARCHIVE_LINE = 16_000_000;
/** In bytes; maximum size of an archive that is sent to the API. */
export const MAX_ARCHIVE_UPLOAD = 4 * 1024 * 1024 * 1024;

const CollectionName = z.string().min(1).max(60).describe('Name of the collection.');

const Content = z.record(z.string(), z.unknown());

const ArchivedPerson = z.strictObject({ _id: z.string().max(250), username: z.string().max(250) });

/** An archived revision. Other data of versioned documents is not archived, because it is derived from their revisions. */
export const ArchivedRevision = z.strictObject({
  _id: z.string().max(300),
  documentId: z.string().min(1).max(250),
  revision: z.number().int().min(1),
  action: z.string().min(1).max(60),
  at: Instant,
  by: ArchivedPerson,
  changeId: z.string().max(250).optional(),
  created: z.literal(true).optional(),
  operations: z.array(Operation),
  snapshot: Content.optional(),
  live: z
    .union([z.enum(['publish', 'withdraw']), z.strictObject({ content: Content, lastPublished: Instant.optional() })])
    .optional(),
  owner: ArchivedPerson.nullable().optional(),
  gone: z.literal(true).optional(),
  purged: z.literal(true).optional(),
  first: z.number().int().min(1).optional(),
  startedAt: Instant.optional(),
});
export type ArchivedRevision = z.infer<typeof ArchivedRevision>;

export const ArchivedRow = z.looseObject({ _id: z.string().min(1).max(300) });

export const ArchivedCollection = z.object({
  name: CollectionName,
  holds: z.enum(['revisions', 'rows']).describe('Content of the rows: revisions of documents, or other rows.'),
  excluded: z.array(z.string()).describe('Ids of documents that belong to an installation and are not archived.'),
  fileKey: z.string().optional().describe('Key of the file of each document; {id} represents the id of the document.'),
  replacementKey: z
    .string()
    .optional()
    .describe('Key of each replacement of that file; {id} and {bytesId} represent fields of the document.'),
});
export type ArchivedCollection = z.infer<typeof ArchivedCollection>;

const RowPosition = z.object({
  after: z.string().max(300).describe('Id of the last row that was read completely; empty for the first.'),
  offset: z.number().int().min(0).describe('Length of the part of the next row that was already read.'),
});
export type RowPosition = z.infer<typeof RowPosition>;

/** Internal calls, from which a program or the BFF builds an archive; see docs/operations/archive.md. */
export const archiveCalls = () =>
  ({
    describeArchive: {
      summary: 'Lists the collections of this service that an archive contains.',
      kind: 'query',
      who: 'admin',
      in: z.object({}),
      out: z.object({ collections: z.array(ArchivedCollection) }),
    },
    exportRows: {
      summary: 'Reads the next rows of a collection as lines of JSON.',
      kind: 'query',
      who: 'admin',
      refuses: ['not-found'],
      in: z.object({
        collection: CollectionName,
        until: Instant.describe('Later revisions are left out.'),
        position: RowPosition.default({ after: '', offset: 0 }),
      }),
      out: z.object({
        text: z.string().describe('Complete lines, or a part of one that is larger than a message.'),
        next: RowPosition.nullable().describe('Null after the last row.'),
      }),
    },
    importRows: {
      summary: 'Stores rows of an archive. A row that is already stored is skipped.',
      kind: 'command',
      who: 'admin',
      refuses: ['conflict', 'not-found', 'too-large'],
      in: z.object({
        collection: CollectionName,
        text: z.string().max(ARCHIVE_TEXT_LENGTH).describe('Complete lines, or a part of one.'),
        part: z
          .object({ row: z.string().min(1).max(300), index: z.number().int().min(0), isLast: z.boolean() })
          .optional()
          .describe('Position of the text: its row, and its part of that row.'),
      }),
      out: z.object({ added: z.number().int().describe('Number of rows that were not stored before.') }),
    },
    finishImport: {
      summary: 'Derives drafts, live copies and reserved names from the next imported documents.',
      kind: 'command',
      who: 'admin',
      refuses: ['conflict', 'not-found'],
      in: z.object({ collection: CollectionName, after: z.string().max(300).describe('Id of the last document.') }),
      out: z.object({ after: z.string().nullable().describe('Null after the last document.') }),
    },
  }) as const;
