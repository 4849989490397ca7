import { diff } from '../../proto/edit.ts';
import type { PageContent } from '../../proto/entities/page.ts';
import { Problem } from '../../proto/errors.ts';
import type { Caller } from '../../proto/permissions.ts';
import type { KnownRegions } from '../kit/regions/known-regions.ts';
import type { Head, Log } from '../kit/versioned/versioned.ts';
import { changesSince } from './changes-since.ts';
import { contentAt } from './content-at.ts';
import { mergeChanges } from './merge-changes.ts';
import { contentOf, withGuardedOf } from './page-fields.ts';
import { withRegion } from './page-region.ts';
import { placeOf, settlePage } from './settle-page.ts';

type Sent = PageContent & { revision?: number };

/** The next draft out of a whole page that was made on a revision: only what differs from that revision is a change. */
export async function draftFromPage(
  sent: Sent,
  head: Head<PageContent>,
  log: Log<PageContent>,
  regions: KnownRegions,
  caller: Caller,
): Promise<PageContent> {
  if (sent.revision === undefined)
    throw new Problem('invalid', `Name the revision you started from: the page is at revision ${head.revision}.`, {
      revision: head.revision,
    });
  const theirs = await changesSince(sent.revision, head, log);
  const base = await contentAt(log, sent.revision);
  const content = await withRegion(withGuardedOf(base, contentOf(sent)), base.region, regions, caller);
  const mine = diff(base, await settlePage(content, placeOf(base), base));
  const current = contentOf(head.draft);
  const merged = mergeChanges({ current, revision: head.revision, theirs, mine });
  return settlePage(merged, placeOf(merged), current);
}
