import { identity } from '../../../proto/identity.ts';
import { onEvent } from '../../kit/contract/on-event.ts';
import { insertNew } from '../../kit/store/insert-new.ts';
import type { Collection } from '../../kit/store/store.ts';
import { AUDIT_LOG, type StoredEntry, toStoredEntry } from '../audit-log.ts';
import { entryId, mergeEntries } from '../merge-entries.ts';

export const recordAuditEntry = onEvent(identity.events.acted, { rows: AUDIT_LOG }, (entry, { id }, { rows }) =>
  record(rows, toStoredEntry(entry, entryId(entry, id))),
);

async function record(rows: Collection<StoredEntry>, entry: StoredEntry): Promise<void> {
  const stored = await rows.get(entry._id);
  const isDone = stored
    ? await rows.replace(mergeEntries(stored, entry), { version: stored.version })
    : await insertNew(rows, entry);
  // Another instance has changed, inserted or deleted it in the meantime.
  if (!isDone) await record(rows, entry);
}
