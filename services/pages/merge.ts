import { apply, diff, merge, type Operation } from '../../proto/edit.ts';
import type { PageContent } from '../../proto/entities/page.ts';
import { type Caller, can } from '../../proto/permissions.ts';
import { pageRefusals } from '../../proto/refusals/pages.ts';
import { requirePagePermission } from '../kit/access.ts';
import type { RegionCache } from '../kit/regions/region-cache.ts';
import { pauseFor } from '../kit/threads/next-turn.ts';
import type { Head, Log } from '../kit/versioned/versioned.ts';
import { addressContext, resolveRegion } from './address.ts';
import { loadContentAt, normalizePage, toContent, withProtectedFields } from './content.ts';

/** Operations contain the content of every revision since `base`, so the caller must be allowed to view all of these. */
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

/** Returns the operations that `own` was merged with. A difference between both revisions could result in another order of items. */
export const loadChangesBefore = async (
  own: number,
  base: number,
  log: Log<PageContent>,
  caller: Caller,
): Promise<Operation[]> => (own - 1 > base ? loadChangesSince(base, { revision: own - 1 }, log, caller) : []);

interface Changes {
  current: PageContent;
  revision: number;
  remote: Operation[];
  local: Operation[];
}

/** Throws Problem `conflict` with both values, and applies nothing, if both sides changed the same value. */
export function mergeChanges({ current, revision, remote, local }: Changes): PageContent {
  if (remote.length === 0) return apply(current, local);
  const { operations, conflicts } = merge(remote, local);
  if (conflicts.length === 0) return apply(current, operations);
  const details = { revision, conflicts, theirs: remote };
  const count = conflicts.length;
  throw count === 1 ? pageRefusals.changedValue({}, details) : pageRefusals.changedValues({ count }, details);
}

/** Merges a page that a client has changed with the changes since the revision that the client had loaded. */
export async function mergePage(
  sent: PageContent & { revision?: number },
  head: Head<PageContent>,
  log: Log<PageContent>,
  regions: RegionCache,
  caller: Caller,
): Promise<PageContent> {
  if (sent.revision === undefined)
    throw pageRefusals.revisionMissing({ revision: head.revision }, { revision: head.revision });
  const remote = await loadChangesSince(sent.revision, head, log, caller);
  const current = toContent(head.draft);
  const isNewest = sent.revision === head.revision;
  const base = isNewest ? current : await loadContentAt(log, sent.revision);
  const content = await resolveRegion(withProtectedFields(base, toContent(sent)), base.region, regions, caller);
  const normalized = await normalizePage(content, addressContext(base), base);
  if (isNewest) return normalized;
  const pause = pauseFor(normalized);
  await pause();
  const local = diff(base, normalized);
  await pause();
  const merged = mergeChanges({ current, revision: head.revision, remote, local });
  return normalizePage(merged, addressContext(merged), current);
}

const hides = (operation: Operation, { user }: Caller): boolean =>
  operation.op === 'set' &&
  operation.path[0] === 'viewerRoles' &&
  !can(user, 'view', { viewerRoles: (operation.to ?? []) as string[] });
