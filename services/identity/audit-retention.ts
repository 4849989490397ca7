import { Inject, Injectable } from '@nestjs/common';
import type { AuditedDocument } from '../../proto/entities/audit.ts';
import { deletions } from '../../proto/document-actions.ts';
import { type Clock, CLOCK } from '../kit/clock.ts';
import { type Purgeable, type Purger, PURGER } from '../kit/recovery/purger.ts';
import { type Settings, SETTINGS } from '../kit/settings.ts';
import { type Collection, type Filter, deleteFirst } from '../kit/store/store.ts';
import { AUDIT_LOG, type StoredEntry, toCoded } from './audit-log.ts';

const DAY_MS = 86_400_000;
/** Refused actions have a separate limit, so that attempts to sign in never displace successful actions. */
const MAX_REFUSED = 20_000;
const MAX_DONE = 500_000;

@Injectable()
export class AuditRetention implements Purgeable {
  constructor(
    @Inject(AUDIT_LOG) private readonly rows: Collection<StoredEntry>,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(PURGER) purger: Purger,
  ) {
    purger.register(this);
  }

  async purge(before: Date, limit: number): Promise<number> {
    const oldest = new Date(this.clock.now().getTime() - this.settings.auditDays * DAY_MS).toISOString();
    return (
      (await eraseNames(this.rows, before, limit)) ||
      (await this.remove({ position: { lt: oldest } }, limit)) ||
      (await this.removeBeyond(MAX_REFUSED, { refused: true }, limit)) ||
      (await this.removeBeyond(MAX_DONE, { refused: false }, limit))
    );
  }

  private async removeBeyond(most: number, filter: Filter, limit: number): Promise<number> {
    const excess = (await this.rows.count(filter, { upTo: most + limit })) - most;
    return excess > 0 ? this.remove(filter, Math.min(excess, limit)) : 0;
  }

  private remove(filter: Filter, limit: number): Promise<number> {
    return deleteFirst(this.rows, filter, { by: 'position', limit });
  }
}

/** The name of a document is content, which is erased once the document can no longer be restored. */
async function eraseNames(rows: Collection<StoredEntry>, before: Date, limit: number): Promise<number> {
  const filter = { erasing: true, position: { lt: before.toISOString() } };
  const entries = await rows.find(filter, { sort: { position: 'asc' }, limit });
  for (const entry of entries) {
    for (const document of entry.documents.map(toCoded))
      if (deletions.has(document.action)) await eraseName(rows, document);
    const current = await rows.get(entry._id);
    if (current) await rows.replace({ ...current, erasing: false });
  }
  return entries.length;
}

async function eraseName(
  rows: Collection<StoredEntry>,
  { _id: documentId, after = 0 }: AuditedDocument,
): Promise<void> {
  const entries = await rows.find({ documentIds: { has: documentId } }, { sort: { position: 'asc' } });
  const isLater = (document: AuditedDocument) => document._id === documentId && (document.after ?? 0) > after;
  const isRestored = entries.some(({ documents }) =>
    documents.map(toCoded).some((document) => isLater(document) && document.action === 'restore'),
  );
  if (isRestored) return;
  for (const entry of entries) {
    const documents = entry.documents.map((one) => (one._id === documentId ? { ...one, name: '' } : one));
    await rows.replace({ ...entry, documents });
  }
}
