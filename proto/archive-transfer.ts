import { z } from 'zod';
import { MAX_ARCHIVE_UPLOAD } from './archive.ts';
import { defineContract } from './contract.ts';
import { QueryBoolean } from './values.ts';

const Named = z.object({
  count: z.number().int().describe('Number of documents.'),
  names: z.array(z.string()).describe('Names of the first 20.'),
});

const Difference = z.object({
  collection: z.string().describe('Service and collection.'),
  added: Named.describe('Documents that only the archive has.'),
  changed: Named.describe('Documents that both have, with different revisions.'),
  removed: Named.describe('Documents that only the installation has.'),
});

export const ImportResult = z.object({
  imported: z.boolean().describe('False after a dry run.'),
  differences: z.array(Difference).describe('How the installation differed from the archive before the import.'),
  missingFiles: z.array(z.string()).describe('Files that the archive does not contain.'),
});
export type ImportResult = z.infer<typeof ImportResult>;

/** Unknown parameters are refused, because an import with a misspelt `dryRun` would write. */
export const ImportQuery = z.strictObject({
  dryRun: QueryBoolean.optional().describe('True to only compare the archive with the installation.'),
});

/** The BFF handles these calls. It builds archives with the archive calls of the services. */
export const archiveTransfer = defineContract(
  'archive',
  {
    exportArchive: {
      summary: 'Sends the content of the whole installation as one archive.',
      kind: 'query',
      who: 'admin',
      refuses: ['forbidden', 'conflict'],
      in: z.object({}),
      out: z.unknown(),
      http: 'GET /export',
    },
    importArchive: {
      summary: 'Imports an archive into an empty installation.',
      kind: 'command',
      who: 'admin',
      upload: { maxBytes: MAX_ARCHIVE_UPLOAD },
      in: z.object({}),
      out: ImportResult,
      http: 'POST /import',
    },
  },
  {},
);
