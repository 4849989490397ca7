import type { Outbox } from '../bus/facts.ts';
import { catchUp, isProjected } from './project.ts';
import type { Tables } from './tables.ts';

/** The facts of the revisions that are still open. None is told before readers can see the change it tells of. */
export function revisionOutbox<T extends object>(tables: Tables<T>, name: string): Outbox {
  return {
    name,
    pending: async (limit) => {
      for (;;) {
        const open = await tables.revisions.find(
          { open: true },
          { sort: { at: 'asc' }, limit, without: ['operations', 'snapshot', 'live'] },
        );
        for (const revision of open)
          if (!(await isProjected(tables, revision))) await catchUp(tables, revision.documentId);
        const silent = open.filter(({ facts }) => facts.length === 0);
        for (const { _id } of silent) await close(tables, _id);
        const told = open.filter(({ facts }) => facts.length > 0);
        if (told.length > 0 || open.length === 0) return told.map(({ _id, facts }) => ({ revisionId: _id, facts }));
      }
    },
    settle: (revisionId) => close(tables, revisionId),
  };
}

/** Nothing is left to do for this revision. What it told is in the stream now. */
export async function close<T extends object>({ revisions }: Tables<T>, revisionId: string): Promise<void> {
  const revision = await revisions.get(revisionId);
  if (revision?.open) await revisions.replace({ ...revision, facts: [], open: false }, { open: true });
}
