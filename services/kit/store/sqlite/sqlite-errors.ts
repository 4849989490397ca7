import { storeRefusals } from '../../../../proto/refusals/stores.ts';
import { DuplicateKey } from '../store.ts';

export function toStoreError(error: unknown, collection: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || code === 'SQLITE_CONSTRAINT_UNIQUE') {
    return new DuplicateKey(collection, `${collection} already holds such a document: ${(error as Error).message}`);
  }
  if (/^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY)/.test(code)) {
    return storeRefusals.unavailable({ collection, reason: (error as Error).message });
  }
  return error;
}
