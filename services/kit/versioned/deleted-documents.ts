import type { Collection } from '../store/store.ts';
import type { DeletionRow } from './deletion-row.ts';
import type { DeletedDocuments, DeletedSelection, DeletedEntry } from './versioned.ts';

const selected = ({ domainId, guards, since }: DeletedSelection) => ({
  state: 'deleted',
  domainId,
  guard: { in: guards },
  at: { gte: since },
});

export function deletedDocuments(rows: Collection<DeletionRow>): DeletedDocuments {
  return {
    guards: async (domainId) => {
      const counted = await rows.countBy(['domainId', 'guard'], { state: 'deleted', domainId: { in: [domainId, ''] } });
      return counted.map(({ values: [domain, guard] }) => ({ domainId: domain as string, guard: guard as string }));
    },
    find: async (selection, limit) => {
      const found = await rows.find(selected(selection), { sort: { at: 'desc' }, limit });
      return found.flatMap((row): DeletedEntry[] => (row.state === 'deleted' ? [row] : []));
    },
    count: (selection) => rows.count(selected(selection)),
  };
}
