import type { SubNav, SubNavContent } from '../../proto/entities/sub-nav.ts';
import { Problem } from '../../proto/errors.ts';
import { token } from '../kit/contract/token.ts';
import { sanitizeRichTexts } from '../kit/rich-text/sanitize.ts';
import { requireRevision } from '../kit/versioned/require-revision.ts';
import type { Decision, VersionedDocument, Head, Versioned, VersionedSpec } from '../kit/versioned/versioned.ts';
import { changedEvent, NO_USES, extractUses } from './changed-event.ts';
import { requireRoom } from './document-limits.ts';

export const SUB_NAVS = token<Versioned<SubNavContent>>('SubNavs');

const indexes = [{ fields: ['domainId', 'region', 'name'] }, { fields: ['domainId', 'name'] }];

export const subNavSpec: VersionedSpec<SubNavContent> = {
  name: 'sub_navs',
  draftIndexes: indexes,
  liveIndexes: indexes,
  summarise: ({ domainId, region, name }) => ({ name, domainId, guard: { region } }),
  claims: ({ domainId, region, name }) => [`${domainId}/${region}/${name.toLowerCase()}`],
  taken: (claim) =>
    new Problem('conflict', `There is a sub nav named ${claim.split('/').slice(2).join('/')} in this region already.`),
};

const MAX_SUB_NAVS = 500;

/** `others` are the existing sub navs of the domain. */
export const decideCreate = async (
  sent: Omit<SubNavContent, 'items'>,
  others: SubNavContent[],
): Promise<Decision<SubNavContent>> => live('add', { ...sent, items: [] }, others);

export const decideRestore = (content: SubNavContent, others: SubNavContent[]): Promise<Decision<SubNavContent>> =>
  live('save', content, others);

export async function decideSave(
  head: Head<SubNavContent> | null,
  _id: string,
  sent: SubNavContent & { revision?: number },
  others: SubNavContent[],
): Promise<Decision<SubNavContent>> {
  const { draft } = requireSubNav(head, _id);
  requireRevision(sent.revision, head, draft.name);
  return live('save', { ...sent, domainId: draft.domainId }, others);
}

/** `slugs` are those of the pages that use it. */
export function decideRemove(head: Head<SubNavContent> | null, _id: string, slugs: string[]): Decision<SubNavContent> {
  const { draft } = requireSubNav(head, _id);
  if (slugs.length > 0)
    throw new Problem('conflict', `${draft.name} is used by ${slugs.length} page(s).`, { pages: slugs });
  return { action: 'remove', draft: null, facts: () => [changedEvent('sub-nav', _id, draft.domainId, true, NO_USES)] };
}

/** `count` is the number of pages that use it. */
export const toSubNav = (subNav: VersionedDocument<SubNavContent>, count: number): SubNav => ({ ...subNav, count });

function requireSubNav(head: Head<SubNavContent> | null, _id: string): Head<SubNavContent> {
  if (!head) throw new Problem('not-found', `There is no sub nav ${_id}.`);
  return head;
}

async function live(
  action: 'add' | 'save',
  content: SubNavContent,
  others: SubNavContent[],
): Promise<Decision<SubNavContent>> {
  const draft = await sanitizeRichTexts(content);
  requireRoom('sub navs', [draft, ...others], MAX_SUB_NAVS);
  return {
    action,
    draft,
    live: 'publish',
    facts: (after) => [changedEvent('sub-nav', after.draft!._id, content.domainId, true, extractUses(draft))],
  };
}
