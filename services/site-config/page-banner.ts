import type { PageBannerContent } from '../../proto/entities/page-banner.ts';
import { Problem } from '../../proto/errors.ts';
import { token } from '../kit/contract/token.ts';
import { sanitise } from '../kit/rich-text/sanitise.ts';
import { startedFrom } from '../kit/versioned/started-from.ts';
import type { Decision, Head, Versioned, VersionedSpec } from '../kit/versioned/versioned.ts';
import { changed, nothingUsed, usesOf } from './changed.ts';
import { refuseFull } from './limits.ts';

/** The versioned page banners, for @Inject. */
export const PAGE_BANNERS = token<Versioned<PageBannerContent>>('PageBanners');

export const pageBannerSpec: VersionedSpec<PageBannerContent> = {
  name: 'page_banners',
  summarise: ({ domainId, name }) => ({ name, domainId, guard: {} }),
  draftIndexes: [{ fields: ['domainId', 'name'] }],
  liveIndexes: [{ fields: ['domainId', 'name'] }],
};

const MAX_BANNERS = 200;

/** `others` are the banners that its domain has already. */
export const added = async (
  sent: PageBannerContent,
  others: PageBannerContent[],
): Promise<Decision<PageBannerContent>> => live('add', sent, others);

export async function saved(
  head: Head<PageBannerContent> | null,
  { _id, domainId, ...sent }: PageBannerContent & { _id: string; revision?: number },
  others: PageBannerContent[],
): Promise<Decision<PageBannerContent>> {
  const { draft } = existing(head, _id, domainId);
  startedFrom(sent.revision, head, draft.name);
  return live('save', { ...sent, domainId }, others);
}

/** Pages that name it show none from then on. */
export function deleted(
  head: Head<PageBannerContent> | null,
  _id: string,
  domainId: string,
): Decision<PageBannerContent> {
  existing(head, _id, domainId);
  return { action: 'delete', draft: null, facts: () => [changed('page-banner', _id, domainId, true, nothingUsed)] };
}

function existing(head: Head<PageBannerContent> | null, _id: string, domainId: string): Head<PageBannerContent> {
  if (head?.draft.domainId !== domainId) throw new Problem('not-found', `There is no banner ${_id} in this domain.`);
  return head;
}

async function live(
  action: 'add' | 'save',
  content: PageBannerContent,
  others: PageBannerContent[],
): Promise<Decision<PageBannerContent>> {
  const draft = await sanitise(content);
  refuseFull('page banners', [draft, ...others], MAX_BANNERS);
  return {
    action,
    draft,
    live: 'publish',
    facts: (after) => [changed('page-banner', after.draft!._id, content.domainId, true, usesOf(draft))],
  };
}
