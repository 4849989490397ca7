import type { PageType } from './values.ts';

const phrases = {
  'pages.edit': 'edit pages',
  'pages.publish': 'publish pages',
  'pages.delete': 'delete pages',
  navigation: 'change the navigation',
  footer: 'change the footer',
  banners: 'change page banners',
  subNavs: 'change sub navigations',
  patterns: 'save and change patterns',
  media: 'change pictures and files',
  regions: 'change regions',
  siteSettings: 'change the site settings',
  domains: 'change domains',
  redirects: 'change redirects',
  people: 'manage users and roles',
  leads: 'see and delete leads',
} as const;
export type Capability = keyof typeof phrases;
export const capabilities = Object.keys(phrases) as [Capability, ...Capability[]];
export const describeCapability = (capability: Capability): string => phrases[capability];

export const regionalCapabilities: readonly Capability[] = [
  'pages.edit',
  'pages.publish',
  'pages.delete',
  'navigation',
  'footer',
  'subNavs',
  'regions',
  'leads',
];
export const pageCapabilities: readonly Capability[] = ['pages.edit', 'pages.publish', 'pages.delete'];

export interface Grant {
  capability: Capability;
  regionIds?: string[];
  pageTypes?: PageType[];
}

/** Grants of roles that were stored without any: all rights except for users, roles and visitors' personal data. */
export const defaultGrants: Grant[] = capabilities
  .filter((capability) => capability !== 'people' && capability !== 'leads')
  .map((capability) => ({ capability }));

export const withholdingReasons = ['missing', 'expired'] as const;

/** Rights of roles that demand a second factor, while the session is not confirmed with one. */
export interface WithheldRights {
  roles: string[];
  admin: boolean;
  grants: Grant[];
  /** The part of these rights that roles without the demand give for some regions or page types. */
  exempt?: Grant[];
}

export interface User {
  _id: string;
  username: string;
  email: string;
  /** Ids of roles. A user with `root` passes every check; a user without roles can only manage their own account. */
  roles: string[];
  admin: boolean;
  grants: Grant[];
  /** Name of the API token that acts for the user. */
  apiToken?: string;
  /** Why rights are withheld. */
  secondFactor?: (typeof withholdingReasons)[number];
  withheld?: WithheldRights;
  /** The administrator who looks at the site as this user, and can change nothing. */
  seenBy?: { _id: string; username: string };
}

/** Returns the user as after a confirmation of the second factor. */
export const withWithheld = (user: User, { admin, roles, grants }: WithheldRights): User => ({
  ...user,
  admin: user.admin || admin,
  roles: [...user.roles, ...roles],
  grants: [...user.grants, ...grants],
});

export type Stage = 'draft' | 'live';

export interface Caller {
  user: User | null;
  stage: Stage;
  domainId: string;
  accessToken?: string;
  /** IPv4 address or /64 network of the client, sent by the BFF in the header `source`; rate limits count by it. */
  source?: string;
  /** Public origin of the published domain that received the request. Clients cannot set it. */
  origin?: string;
}

export interface RoleRestricted {
  viewerRoles?: string[];
  editorRoles?: string[];
  publisherRoles?: string[];
  region?: { _id?: string } | null;
  pageType?: PageType;
}

export const guardedFields = ['viewerRoles', 'editorRoles', 'publisherRoles'] as const;

export type Action = 'view' | 'edit' | 'publish' | 'delete';

export interface Scope {
  regionId?: string;
  pageType?: PageType;
}

/** Names the list of a page that limits an action to some roles. */
export const listOf: Record<Action, (typeof guardedFields)[number]> = {
  view: 'viewerRoles',
  edit: 'editorRoles',
  publish: 'publisherRoles',
  delete: 'publisherRoles',
};

/**
 * Pass the stored page, never one from a request. An empty list of viewer roles allows everyone; any other empty list adds no restriction.
 */
export function can(user: User | null, action: Action, page: RoleRestricted = {}): boolean {
  if (user?.admin) return true;
  if (!isListed(user, page.viewerRoles)) return false;
  if (action === 'view') return true;
  return holds(user, `pages.${action}`, scopeOf(page)) && isListed(user, page[listOf[action]]);
}

export function holds(user: User | null, capability: Capability, { regionId, pageType }: Scope = {}): boolean {
  if (!user) return false;
  if (user.admin) return true;
  return user.grants.some(
    (grant) =>
      grant.capability === capability &&
      (!grant.regionIds || (regionId !== undefined && grant.regionIds.includes(regionId))) &&
      (!grant.pageTypes || (pageType !== undefined && grant.pageTypes.includes(pageType))),
  );
}

export const holdsAnywhere = (user: User | null, capability: Capability): boolean =>
  user !== null && (user.admin || user.grants.some((grant) => grant.capability === capability));

export const hasRole = (user: User | null): user is User => user !== null && (user.admin || user.roles.length > 0);

export const scopeOf = ({ region, pageType }: Pick<RoleRestricted, 'region' | 'pageType'>): Scope => ({
  regionId: region?._id,
  pageType,
});

export const holdsAll = (user: User, grants: Grant[]): boolean =>
  user.admin ||
  grants.every(({ capability, regionIds, pageTypes }) =>
    user.grants.some(
      (own) =>
        own.capability === capability && includesAll(own.regionIds, regionIds) && includesAll(own.pageTypes, pageTypes),
    ),
  );

export function unionOf(grants: Grant[]): Grant[] {
  const merged = new Map<string, Grant>();
  for (const grant of grants) {
    const key = JSON.stringify([grant.capability, grant.pageTypes?.toSorted() ?? null]);
    const before = merged.get(key);
    merged.set(key, before ? { ...before, regionIds: together(before.regionIds, grant.regionIds) } : grant);
  }
  const all = [...merged.values()].map(withoutAbsent);
  const isCovered = (one: Grant) =>
    all.some((other) => other !== one && other.capability === one.capability && isUnlimited(other));
  return all.filter((grant) => isUnlimited(grant) || !isCovered(grant));
}

/** Returns the part of the grants that the user has as well. */
export function sharedGrants(user: User, grants: Grant[]): Grant[] {
  if (user.admin) return grants;
  return unionOf(grants.flatMap((grant) => user.grants.flatMap((own) => intersect(grant, own))));
}

function intersect(a: Grant, b: Grant): Grant[] {
  if (a.capability !== b.capability) return [];
  const regionIds = inBoth(a.regionIds, b.regionIds);
  const pageTypes = inBoth(a.pageTypes, b.pageTypes);
  return regionIds?.length === 0 || pageTypes?.length === 0
    ? []
    : [withoutAbsent({ capability: a.capability, regionIds, pageTypes })];
}

const inBoth = <T>(a?: T[], b?: T[]): T[] | undefined => (a && b ? a.filter((one) => b.includes(one)) : (a ?? b));

const isListed = (user: User | null, roles: string[] = []): boolean =>
  roles.length === 0 || (user !== null && roles.some((role) => user.roles.includes(role)));

const isUnlimited = ({ regionIds, pageTypes }: Grant): boolean => !regionIds && !pageTypes;

const together = (a?: string[], b?: string[]): string[] | undefined =>
  a && b ? [...new Set([...a, ...b])] : undefined;

const withoutAbsent = ({ capability, regionIds, pageTypes }: Grant): Grant => ({
  capability,
  ...(regionIds && { regionIds }),
  ...(pageTypes && { pageTypes }),
});

const includesAll = <T>(own: T[] | undefined, requested: T[] | undefined): boolean =>
  !own || (requested !== undefined && requested.every((one) => own.includes(one)));
