import type { AuditedDocument } from '../../proto/entities/audit.ts';
import { deletions, describeAction } from '../../proto/document-actions.ts';
import { openSqlite } from '../kit/store/sqlite/open-sqlite.ts';
import { type AuditBlock, AuditBlockRows } from './audit-chain.ts';
import { AuditLogRows, type StoredEntry, toCoded, toRow, toStoredEntry } from './audit-log.ts';
import { AuditRetention } from './audit-retention.ts';

const page = (action: string, more: Partial<AuditedDocument> = {}): AuditedDocument => ({
  ...{ kind: 'page', _id: 'p', name: 'About', action },
  ...more,
});
const stored = (id: string, document: AuditedDocument): StoredEntry => ({
  ...toStoredEntry(
    { at: `2031-05-0${id}T10:00:00.000Z`, call: 'pages.x', outcome: 'ok', actor: null, domainId: 'd', documents: [] },
    id,
  ),
  documents: [document],
  documentIds: [document._id],
  erasing: document.action.startsWith('deleted'),
});

describe('an entry with words instead of a code', () => {
  test.each([
    ['edited', 'edit'],
    ['deleted', 'delete'],
    ['deleted: the page is back', 'free'],
    ['restored', 'restore'],
    ['roles changed', 'apply'],
    ['owner removed', 'assign'],
    ['password removed', 'removePassword'],
  ])('“%s” is read as %s', (words, action) => {
    expect(toRow(stored('1', page(words))).documents).toEqual([page(action)]);
  });

  test('names the new owner', () => {
    const [document] = toRow(stored('1', page('assigned to ana'))).documents;
    expect(document).toEqual(page('assign', { owner: 'ana' }));
    expect(describeAction(document!.action, document!.owner)).toBe('assigned to ana');
  });

  test('loses the name of a deleted document, unless it was restored', async () => {
    const stores = await openSqlite(':memory:');
    const rows = stores.collection<StoredEntry>(AuditLogRows.spec);
    const back = { _id: 'q', name: 'Contact' };
    for (const entry of [
      stored('1', page('deleted', { before: 1, after: 2 })),
      stored('2', page('deleted', { ...back, before: 1, after: 2 })),
      stored('3', page('restored', { ...back, before: 2, after: 3 })),
    ])
      await rows.insert(entry);
    const now = new Date('2031-07-01');
    const purger = { register: () => undefined };
    const retention = new AuditRetention(
      rows,
      stores.collection<AuditBlock>(AuditBlockRows.spec),
      { auditDays: 400 } as never,
      { now: () => now } as never,
      purger as never,
    );
    await retention.purge(now, 10);
    const names = (await rows.find({}, { sort: { position: 'asc' } })).map(({ documents }) => documents[0]!.name);
    expect(names).toEqual(['', 'Contact', 'Contact']);
    await stores.close();
  });
});

test('a code is read as it is', () => {
  for (const action of [...deletions, 'restore', 'change-account']) expect(toCoded(page(action))).toEqual(page(action));
});
