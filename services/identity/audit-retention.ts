import { Inject, Injectable } from '@nestjs/common';
import type { AuditedDocument } from '../../proto/entities/audit.ts';
import { deletions } from '../../proto/document-actions.ts';
import { type Clock, CLOCK } from '../kit/clock.ts';
import { type Purgeable, type Purger, PURGER } from '../kit/recovery/purger.ts';
import { type Settings, SETTINGS } from '../kit/settings.ts';
import { changeRow, deleteFirst, type Filter } from '../kit/store/store.ts';
import { AuditBlockRows, withSalts } from './audit-chain.ts';
import { AuditLogRows, type StoredEntry, toCoded } from './audit-log.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Refused actions have a separate limit, so that attempts to sign in never displace successful actions. */
export const MAX_REFUSED = 20_000;
export const MAX_DONE = 500_000;

/** Entries are deleted by whole hours, as they are sealed. */
export const oldestKept = (now: Date, days: number): string =>
  new Date(Math.floor((now.getTime() - days * DAY_MS) / HOUR_MS) * HOUR_MS).toISOString();

@Injectable()
export class AuditRetention implements Purgeable {
  constructor(
    private readonly rows: AuditLogRows,
    private readonly blocks: AuditBlockRows,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(PURGER) purger: Purger,
  ) {
    purger.register(this);
  }

  async purge(before: Date, limit: number): Promise<number> {
    const oldest = oldestKept(this.clock.now(), this.settings.auditDays);
    return (
      (await eraseNames(this.rows, before, limit)) ||
      (await this.remove({ position: { lt: oldest } }, limit)) ||
      (await deleteFirst(this.blocks, { until: { lt: oldest } }, { by: 'until', limit })) ||
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
async function eraseNames(rows: AuditLogRows, before: Date, limit: number): Promise<number> {
  const filter = { erasing: true, position: { lt: before.toISOString() } };
  const entries = await rows.find(filter, { sort: { position: 'asc' }, limit });
  for (const entry of entries) {
    for (const document of entry.documents.map(toCoded))
      if (deletions.has(document.action)) await eraseName(rows, document);
    await changeRow(rows, entry._id, (current) => current && { ...current, erasing: false });
  }
  return entries.length;
}

async function eraseName(rows: AuditLogRows, { _id: documentId, after = 0 }: AuditedDocument): Promise<void> {
  const entries = await rows.find({ documentIds: { has: documentId } }, { sort: { position: 'asc' } });
  const isLater = (document: AuditedDocument) => document._id === documentId && (document.after ?? 0) > after;
  const isRestored = entries.some(({ documents }) =>
    documents.map(toCoded).some((document) => isLater(document) && document.action === 'restore'),
  );
  if (isRestored) return;
  for (const entry of entries) {
    await changeRow(rows, entry._id, (current) => current && withoutName(withSalts(current), documentId));
  }
}

/** The salted hash of the name stays, so that the hash of the entry does not change. */
const withoutName = (entry: StoredEntry, documentId: string): StoredEntry => ({
  ...entry,
  documents: entry.documents.map((one) => (one._id === documentId ? { ...one, name: '' } : one)),
  salts: entry.salts?.map((salt, index) => (entry.documents[index]!._id === documentId ? '' : salt)),
});
