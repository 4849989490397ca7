import type { ChangedPage } from '../../proto/entities/page.ts';
import type { SubNav, SubNavContent } from '../../proto/entities/sub-nav.ts';
import { type Caller, can, type Stage } from '../../proto/permissions.ts';
import { siteConfigRefusals } from '../../proto/refusals/site-config.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { handle } from '../kit/contract/handle.ts';
import { defineDocument } from '../kit/documents/define-document.ts';
import { sanitizeRichTexts } from '../kit/rich-text/sanitize.ts';
import { collection, type Document, upsertNewest } from '../kit/store/store.ts';
import type { VersionedDocument } from '../kit/versioned/versioned.ts';
import { changedEvents } from './changed-event.ts';
import { requireRoom } from './document-limits.ts';
import { inRegion } from './site-document.ts';

const MAX_SUB_NAVS = 500;

const indexes = [{ fields: ['domainId', 'region', 'name'] }, { fields: ['domainId', 'name'] }];

export const subNavs = defineDocument<SubNavContent, typeof inRegion.dependencies>({
  kind: 'subNav',
  noun: 'sub nav',
  capability: 'subNavs',
  ...inRegion,
  spec: {
    name: 'sub_navs',
    draftIndexes: indexes,
    liveIndexes: indexes,
    summarise: ({ domainId, region, name }) => ({ name, domainId, guard: { region } }),
    claims: ({ domainId, region, name }) => [`${domainId}/${region}/${name.toLowerCase()}`],
    taken: (claim) => siteConfigRefusals.subNavNameTaken({ name: claim.split('/').slice(2).join('/') }),
  },
  isDeletedWhileLive: true,
  actions: { create: 'add', delete: 'remove' },
  nameOf: ({ name }) => name,
  normalize: (sent) => sanitizeRichTexts(sent, []),
  validate: async (draft, { others }) => requireRoom('sub navs', [draft, ...(await others())], MAX_SUB_NAVS),
  events: changedEvents('sub-nav'),
});

export interface SubNavUse extends Document {
  revision: number;
  pageId: string;
  slug: string;
  subNavId: string | null;
  viewerRoles: string[];
}

export abstract class SubNavUseRows extends collection<SubNavUse>({
  name: 'sub_nav_uses',
  indexes: [{ fields: ['subNavId', 'slug'] }],
}) {}

const toSubNav = (subNav: VersionedDocument<SubNavContent>, count: number): SubNav => ({ ...subNav, count });

const withUses = { ...subNavs.needs, uses: SubNavUseRows };

export const subNavHandlers = {
  listSubNavs: handle(siteConfig.calls.listSubNavs, withUses, async ({ domainId, region }, caller, needs) => {
    const found = await subNavs.list({ domainId, ...(region && { region }) }, caller, needs);
    return Promise.all(found.map((subNav) => countUses(subNav, needs)));
  }),
  addSubNav: handle(siteConfig.calls.addSubNav, subNavs.needs, async (input, caller, needs) =>
    toSubNav(await subNavs.create({ ...input, items: [] }, caller, needs), 0),
  ),
  saveSubNav: handle(siteConfig.calls.saveSubNav, withUses, async ({ subNav }, caller, needs) =>
    countUses(await subNavs.save(subNav, caller, needs), needs),
  ),
  publishSubNav: handle(siteConfig.calls.publishSubNav, withUses, async ({ subNav }, caller, needs) =>
    countUses(await subNavs.publish(subNav, caller, needs), needs),
  ),
  removeSubNav: handle(siteConfig.calls.removeSubNav, withUses, ({ _id }, caller, needs) =>
    subNavs.delete(_id, caller, needs, () => findUsingPages(needs.uses, _id, caller)),
  ),
};

export const toUse = ({ _id, slug, miniNavId, viewerRoles = [] }: ChangedPage, revision: number) => ({
  pageId: _id,
  slug,
  subNavId: miniNavId || null,
  viewerRoles,
  revision,
});

export async function recordSubNavUse(
  rows: SubNavUseRows,
  stage: Stage,
  { pageId, slug, subNavId, viewerRoles, revision }: Omit<SubNavUse, '_id'>,
): Promise<void> {
  await upsertNewest(rows, { _id: `${pageId}/${stage}`, revision, pageId, slug, subNavId, viewerRoles });
}

const countUses = async (
  subNav: VersionedDocument<SubNavContent>,
  { uses }: { uses: SubNavUseRows },
): Promise<SubNav> => toSubNav(subNav, (await findUses(uses, subNav._id)).length);

async function findUses(rows: SubNavUseRows, subNavId: string): Promise<SubNavUse[]> {
  const uses = await rows.find({ subNavId }, { sort: { slug: 'asc' } });
  return [...new Map(uses.map((use) => [use.pageId, use])).values()];
}

async function findUsingPages(rows: SubNavUseRows, subNavId: string, { user }: Caller): Promise<string[]> {
  const isVisible = ({ viewerRoles }: SubNavUse) => can(user, 'view', { viewerRoles });
  return (await findUses(rows, subNavId)).map((use) => (isVisible(use) ? use.slug : 'a page that you may not see'));
}
