import type { Operation } from '../../proto/edit.ts';
import type { PageContent } from '../../proto/entities/page.ts';
import { pageRefusals } from '../../proto/refusals/pages.ts';
import type { Head, Log } from '../kit/versioned/versioned.ts';

export async function loadChangesSince(
  base: number,
  { revision }: Pick<Head<PageContent>, 'revision'>,
  log: Log<PageContent>,
): Promise<Operation[]> {
  if (base === revision) return [];
  if (base > revision) throw pageRefusals.revisionAhead({ base, revision });
  const operations = await log.since(base, revision);
  if (operations) return operations;
  throw pageRefusals.revisionTooOld({ base }, { revision, conflicts: [], theirs: [] });
}

/** The operations that `own` was merged with: a difference of both revisions can lead to another order of items. */
export const loadChangesBefore = async (own: number, base: number, log: Log<PageContent>): Promise<Operation[]> =>
  own - 1 > base ? loadChangesSince(base, { revision: own - 1 }, log) : [];
