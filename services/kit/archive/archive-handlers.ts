import type { archiveCalls } from '../../../proto/archive.ts';
import type { Call } from '../../../proto/contract.ts';
import { type Handler, handle } from '../contract/handle.ts';
import { type Collection, STORES } from '../store/store.ts';
import { ARCHIVES } from './archivable.ts';
import { importPart, importRows, type LinePart, readPage } from './archive-rows.ts';

type ArchiveCalls = ReturnType<typeof archiveCalls>;
type Calls = { [K in keyof ArchiveCalls]: Call };

const PARTS = { name: 'archive_parts' };

export function archiveHandlers<C extends Calls>(calls: C): { [K in keyof ArchiveCalls]: Handler<C[K]> } {
  const {
    describeArchive,
    exportRows,
    importRows: importCall,
    finishImport,
  } = calls as unknown as {
    [K in keyof ArchiveCalls]: Call & ArchiveCalls[K];
  };
  return {
    describeArchive: handle(describeArchive, { archives: ARCHIVES }, async (_input, _caller, { archives }) => ({
      collections: archives.list().map(({ name, holds, excluded, fileKey, replacementKey }) => ({
        ...{ name, holds, excluded },
        ...(fileKey && { fileKey }),
        ...(replacementKey && { replacementKey }),
      })),
    })),
    exportRows: handle(exportRows, { archives: ARCHIVES }, ({ collection, position, until }, _caller, { archives }) =>
      readPage(archives.find(collection), position, until),
    ),
    importRows: handle(
      importCall,
      { archives: ARCHIVES, stores: STORES },
      async ({ collection, text, part }, _caller, { archives, stores }) => {
        const rows = archives.find(collection);
        if (!part) return { added: await importRows(rows, text) };
        const parts: Collection<LinePart> = stores.collection<LinePart>(PARTS);
        return { added: await importPart(rows, parts, text, part) };
      },
    ),
    finishImport: handle(
      finishImport,
      { archives: ARCHIVES },
      async ({ collection, after }, _caller, { archives }) => ({ after: await archives.finish(collection, after) }),
    ),
  };
}
