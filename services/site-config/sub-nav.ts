import type { SubNav, SubNavContent } from '../../proto/entities/sub-nav.ts';
import { siteConfigRefusals } from '../../proto/refusals/site-config.ts';
import { defineDocument } from '../kit/documents/define-document.ts';
import { sanitizeRichTexts } from '../kit/rich-text/sanitize.ts';
import type { VersionedDocument } from '../kit/versioned/versioned.ts';
import { changedEvents } from './changed-event.ts';
import { requireRoom } from './document-limits.ts';
import { inRegion } from './in-region.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { handle } from '../kit/contract/handle.ts';
import { SubNavUses } from './sub-nav-uses.ts';

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
  isAlwaysLive: true,
  actions: { create: 'add', delete: 'remove' },
  nameOf: ({ name }) => name,
  normalize: (sent) => sanitizeRichTexts(sent, []),
  validate: async (draft, { others }) => requireRoom('sub navs', [draft, ...(await others())], MAX_SUB_NAVS),
  events: changedEvents('sub-nav'),
});

export const toSubNav = (subNav: VersionedDocument<SubNavContent>, count: number): SubNav => ({ ...subNav, count });

const withUses = { ...subNavs.needs, uses: SubNavUses };

export const subNavHandlers = {
  listSubNavs: handle(siteConfig.calls.listSubNavs, withUses, async ({ domainId, region }, caller, needs) => {
    const found = await subNavs.list({ domainId, ...(region && { region }) }, caller, needs);
    return Promise.all(found.map(async (subNav) => toSubNav(subNav, (await needs.uses.findUses(subNav._id)).length)));
  }),
  addSubNav: handle(siteConfig.calls.addSubNav, subNavs.needs, async (input, caller, needs) =>
    toSubNav(await subNavs.create({ ...input, items: [] }, caller, needs), 0),
  ),
  saveSubNav: handle(siteConfig.calls.saveSubNav, withUses, async ({ subNav }, caller, needs) => {
    const saved = await subNavs.save(subNav, caller, needs);
    return toSubNav(saved, (await needs.uses.findUses(saved._id)).length);
  }),
  removeSubNav: handle(siteConfig.calls.removeSubNav, withUses, ({ _id }, caller, needs) =>
    subNavs.delete(_id, caller, needs, () => needs.uses.findSlugs(_id, caller)),
  ),
};
