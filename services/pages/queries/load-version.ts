import { Stored } from '../../../proto/entities/stored.ts';
import type { PageContent } from '../../../proto/entities/page.ts';
import { pages } from '../../../proto/pages.ts';
import { handle } from '../../kit/contract/handle.ts';
import { Recovery } from '../../kit/recovery/recovery.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import type { VersionedDocument } from '../../kit/versioned/versioned.ts';
import { toContent } from '../page-fields.ts';
import { PAGES } from '../pages.store.ts';
import { pageNotFound, presentDraft } from '../present-page.ts';
import { refuseVersion } from '../refuse-version.ts';

export const loadVersion = handle(
  pages.calls.loadVersion,
  { docs: PAGES, recovery: Recovery, regions: RegionCache },
  async ({ _id, version }, caller, { docs, recovery, regions }) => {
    const [content] = await recovery.contentsOf({ kind: 'page', _id }, [version], caller);
    if (!content) throw refuseVersion(version);
    const head = await docs.head(_id);
    const copy = version === 'live' ? head?.live : head?.draft;
    if (!copy) throw pageNotFound();
    const revision = typeof version === 'number' ? version : copy.revision;
    return presentDraft(
      {
        ...Stored.parse(copy),
        ...(copy.owner && { owner: copy.owner }),
        ...toContent(content as PageContent),
        revision,
      } as VersionedDocument<PageContent>,
      regions,
      caller,
    );
  },
);
