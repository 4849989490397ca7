import { type RecordedQuery, shapeOf } from '../../services/kit/testing/recorded-stores.ts';

/** Collections that stay small however large a site is, and why. */
export const bounded: Record<string, string> = {
  'site-config.domains_draft': 'an organisation has a handful of them, and all are told at once',
  'site-config.domains_live': 'an organisation has a handful of them, and all are told at once',
  'regions.region_roles_draft': 'there is one for each region',
  'sitemap.guards': 'there is one for each set of roles that pages share',
};

/** Questions whose answer was counted to be few before they are asked, and others that nobody waits for. */
const counted: Record<string, RegExp> = {
  'narrowed to few by their grams, see kit/store/trigram-filter.ts': / find where .*grams has/,
  'the published pages of a region that has changed, once for each change': /^search\.indexed_pages find where _id gt/,
  'rows of an older layout, walked once at the first start after an upgrade':
    /^pages\.dependencies find where _id gt, layout ne/,
  'rows of an earlier version, each moved and deleted at the first start after an upgrade':
    /^media\.(images|files) find where anything limited$/,
  'what an older version has deleted, walked once at the first start after an upgrade':
    /_draft find where _gone equals, _id gt by _id asc limited$/,
  'the pages of a role that is about to be deleted, which is rare':
    /^pages\.pages_(live|draft) find where _gone equals, any\(viewerRoles has/,
};

export function isExcepted(asked: RecordedQuery): boolean {
  const shape = shapeOf(asked);
  return `${asked.service}.${asked.spec.name}` in bounded || Object.values(counted).some((few) => few.test(shape));
}
