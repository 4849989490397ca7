import type { Operation } from '../../proto/edit.ts';
import type { PageContent } from '../../proto/entities/page.ts';
import { pageRefusals } from '../../proto/refusals/pages.ts';
import { type Caller, can } from '../../proto/permissions.ts';
import { requirePagePermission } from '../kit/access.ts';
import type { Head, Log } from '../kit/versioned/versioned.ts';
import { loadContentAt } from './content-at.ts';

/** Operations contain the content of every revision from `base` on, so the caller needs to be allowed to see all of them. */
export async function loadChangesSince(
  base: number,
  { revision }: Pick<Head<PageContent>, 'revision'>,
  log: Log<PageContent>,
  caller: Caller,
): Promise<Operation[]> {
  if (base === revision) return [];
  if (base > revision) throw pageRefusals.revisionAhead({ base, revision });
  const operations = await log.since(base, revision);
  const tooOld = () => pageRefusals.revisionTooOld({ base }, { revision, conflicts: [], theirs: [] });
  if (!operations) throw tooOld();
  requirePagePermission(caller, 'view', await loadContentAt(log, base));
  if (operations.some((operation) => hides(operation, caller))) throw tooOld();
  return operations;
}

const hides = (operation: Operation, { user }: Caller): boolean =>
  operation.op === 'set' &&
  operation.path[0] === 'viewerRoles' &&
  !can(user, 'view', { viewerRoles: (operation.to ?? []) as string[] });

/** The operations that `own` was merged with: a difference of both revisions can lead to another order of items. */
export const loadChangesBefore = async (
  own: number,
  base: number,
  log: Log<PageContent>,
  caller: Caller,
): Promise<Operation[]> => (own - 1 > base ? loadChangesSince(base, { revision: own - 1 }, log, caller) : []);
