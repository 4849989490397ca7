import type { Output } from '../../../proto/contract.ts';
import { Problem } from '../../../proto/errors.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { requireDomain } from '../access.ts';
import type { DeletedEntry, DeletedSelection } from '../versioned/versioned.ts';
import { RETENTION_MS } from './purger.ts';
import type { Recoverable } from './define-recoverable.ts';
import type { HistoryCalls } from './recovery.ts';

type Listed = Output<HistoryCalls['listDeleted']>;

interface ListRequest {
  domainId?: string;
  page: number;
  size: number;
  since: string;
}

export async function listDeleted(
  recoverables: Recoverable<any>[],
  { domainId, page, size, since }: ListRequest,
  caller: Caller,
): Promise<Listed> {
  requireDomain(caller, domainId ?? caller.domainId);
  let total = 0;
  const found: { kind: string; entry: DeletedEntry }[] = [];
  for (const recoverable of recoverables) {
    const { kind, docs } = recoverable;
    for (const selection of await createSelections(recoverable, since, caller)) {
      total += await docs.deleted.count(selection);
      const entries = await docs.deleted.find(selection, page * size);
      found.push(...entries.map((entry) => ({ kind, entry })));
    }
  }
  const inOrder = found.toSorted((a, b) => (a.entry.at > b.entry.at ? -1 : 1));
  return { documents: inOrder.slice((page - 1) * size, page * size).map(shown), total };
}

async function createSelections(
  recoverable: Recoverable<any>,
  since: string,
  caller: Caller,
): Promise<DeletedSelection[]> {
  const selections = new Map<string, DeletedSelection>();
  for (const { domainId, guard } of await recoverable.docs.deleted.guards(caller.domainId)) {
    if (!(await isPermitted(() => recoverable.permit(caller, 'restore', JSON.parse(guard))))) continue;
    const selection = selections.get(domainId) ?? { domainId, guards: [], since };
    selection.guards.push(guard);
    selections.set(domainId, selection);
  }
  return [...selections.values()];
}

async function isPermitted(permit: () => void | Promise<void>): Promise<boolean> {
  try {
    await permit();
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code !== 'unavailable') return false;
    throw error;
  }
}

const shown = ({ kind, entry }: { kind: string; entry: DeletedEntry }): Listed['documents'][number] => ({
  kind,
  _id: entry._id,
  name: entry.name,
  ...(entry.domainId !== '' && { domainId: entry.domainId }),
  deletedAt: entry.at,
  deletedBy: entry.by,
  restorableUntil: new Date(Date.parse(entry.at) + RETENTION_MS).toISOString(),
});
