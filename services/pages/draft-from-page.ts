import { diff } from '../../proto/edit.ts';
import type { PageContent } from '../../proto/entities/page.ts';
import { pageRefusals } from '../../proto/refusals/pages.ts';
import type { Caller } from '../../proto/permissions.ts';
import type { RegionCache } from '../kit/regions/region-cache.ts';
import type { Head, Log } from '../kit/versioned/versioned.ts';
import { pauseFor } from '../kit/threads/next-turn.ts';
import { loadChangesSince } from './changes-since.ts';
import { loadContentAt } from './content-at.ts';
import { mergeChanges } from './merge-changes.ts';
import { toContent, withProtectedFields } from './page-fields.ts';
import { resolveRegion } from './page-region.ts';
import { addressContext, normalizePage } from './normalize-page.ts';

type Sent = PageContent & { revision?: number };

export async function toDraft(
  sent: Sent,
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
