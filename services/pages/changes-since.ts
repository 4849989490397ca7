import { type Operation, diff } from '../../proto/edit.ts';
import type { PageContent } from '../../proto/entities/page.ts';
import { pageRefusals } from '../../proto/refusals/pages.ts';
import type { Head, Log } from '../kit/versioned/versioned.ts';
import { loadContentAt } from './content-at.ts';

export async function loadChangesSince(
  base: number,
  { revision }: Pick<Head<PageContent>, 'revision'>,
  log: Log<PageContent>,
): Promise<Operation[]> {
  if (base === revision) return [];
  if (base > revision) throw pageRefusals.revisionAhead({ base, revision });
  const operations = await log.since(base);
  if (operations) return operations;
  throw pageRefusals.revisionTooOld({ base }, { revision, conflicts: [], theirs: [] });
}

export async function loadChangesBetween(base: number, own: number, log: Log<PageContent>): Promise<Operation[]> {
  return own - 1 > base ? diff(await loadContentAt(log, base), await loadContentAt(log, own - 1)) : [];
}
