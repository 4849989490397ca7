import type { PageBannerContent } from '../../proto/entities/page-banner.ts';
import { Problem } from '../../proto/errors.ts';
import { token } from '../kit/contract/token.ts';
import { sanitizeRichTexts } from '../kit/rich-text/sanitize.ts';
import { requireRevision } from '../kit/versioned/require-revision.ts';
import type { Decision, Head, Versioned, VersionedSpec } from '../kit/versioned/versioned.ts';
import { changedEvent, NO_USES, extractUses } from './changed-event.ts';
import { requireRoom } from './document-limits.ts';

export const PAGE_BANNERS = token<Versioned<PageBannerContent>>('PageBanners');

export const pageBannerSpec: VersionedSpec<PageBannerContent> = {
  name: 'page_banners',
  summarise: ({ domainId, name }) => ({ name, domainId, guard: {} }),
  draftIndexes: [{ fields: ['domainId', 'name'] }],
  liveIndexes: [{ fields: ['domainId', 'name'] }],
};

const MAX_BANNERS = 200;

/** `others` are the existing banners of the domain. */
export const decideCreate = async (
  sent: PageBannerContent,
  others: PageBannerContent[],
): Promise<Decision<PageBannerContent>> => live('add', sent, others);

export async function decideSave(
  head: Head<PageBannerContent> | null,
  { _id, domainId, ...sent }: PageBannerContent & { _id: string; revision?: number },
  others: PageBannerContent[],
): Promise<Decision<PageBannerContent>> {
  const { draft } = requireBanner(head, _id, domainId);
  requireRevision(sent.revision, head, draft.name);
  return live('save', { ...sent, domainId }, others);
}

export function decideDelete(
  head: Head<PageBannerContent> | null,
  _id: string,
  domainId: string,
): Decision<PageBannerContent> {
  requireBanner(head, _id, domainId);
  return { action: 'delete', draft: null, facts: () => [changedEvent('page-banner', _id, domainId, true, NO_USES)] };
}

function requireBanner(head: Head<PageBannerContent> | null, _id: string, domainId: string): Head<PageBannerContent> {
  if (head?.draft.domainId !== domainId) throw new Problem('not-found', `There is no banner ${_id} in this domain.`);
  return head;
}

async function live(
  action: 'add' | 'save',
  content: PageBannerContent,
  others: PageBannerContent[],
): Promise<Decision<PageBannerContent>> {
  const draft = await sanitizeRichTexts(content);
  requireRoom('page banners', [draft, ...others], MAX_BANNERS);
  return {
    action,
    draft,
    live: 'publish',
    facts: (after) => [changedEvent('page-banner', after.draft!._id, content.domainId, true, extractUses(draft))],
  };
}
