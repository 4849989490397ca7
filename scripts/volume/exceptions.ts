import { type RecordedQuery, shapeOf } from '../../services/kit/testing/recorded-stores.ts';

export const bounded: Record<string, string> = {
  'site-config.domains_draft': 'an organisation has a handful of them, and all are returned at once',
  'site-config.domains_live': 'an organisation has a handful of them, and all are returned at once',
  'identity.users_draft': 'there can be at most 5,000 users',
  'leads.form_settings': 'there is one for each domain',
  'regions.region_roles_draft': 'there is one for each region',
  'sitemap.guards': 'there is one for each set of roles that pages share',
};

/** Queries whose result is known to be small, and maintenance that no request waits for. */
const counted: Record<string, RegExp> = {
  'filtered by trigrams to a small number, see kit/store/trigram-filter.ts': / find where .*grams has/,
  'the published pages of a region that has changed, once for each change': /^search\.indexed_pages find where _id gt/,
  'rows of an older layout, read once at the first start after an upgrade':
    /^pages\.dependencies find where _id gt, layout ne/,
  'the pages of a role that is about to be deleted, which is rare':
    /^pages\.pages_(live|draft) find where _gone equals, any\(viewerRoles has/,
};

export function isExcepted(query: RecordedQuery): boolean {
  const shape = shapeOf(query);
  return (
    `${query.service}.${query.spec.name}` in bounded || Object.values(counted).some((pattern) => pattern.test(shape))
  );
}
