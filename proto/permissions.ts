import type { PageType } from './values.ts';

/** What a role can allow, each with how a sentence names it. */
const phrases = {
  'pages.edit': 'edit pages',
  'pages.publish': 'publish pages',
  'pages.delete': 'delete pages',
  navigation: 'change the navigation',
  footer: 'change the footer',
  banners: 'change page banners',
  subNavs: 'change sub navigations',
  media: 'change pictures and files',
  regions: 'change regions',
  siteSettings: 'change the site settings',
  domains: 'change domains',
  redirects: 'change redirects',
  people: 'manage users and roles',
} as const;
export type Capability = keyof typeof phrases;
export const capabilities = Object.keys(phrases) as [Capability, ...Capability[]];
export const describeCapability = (capability: Capability): string => phrases[capability];

/** Capabilities about documents that belong to a region: only these can be limited to regions. */
export const regionalCapabilities: readonly Capability[] = [
  'pages.edit',
  'pages.publish',
  'pages.delete',
  'navigation',
  'footer',
  'subNavs',
  'regions',
];
/** Capabilities that can be limited to page types. */
export const pageCapabilities: readonly Capability[] = ['pages.edit', 'pages.publish', 'pages.delete'];

/** One thing that a role allows. */
export interface Grant {
  capability: Capability;
  /** Absent: all regions, and what belongs to no region. */
  regionIds?: string[];
  /** Absent: all page types. */
  pageTypes?: PageType[];
}

/** What a role allows that was saved without saying so: all editing work, but not the management of users and roles. */
export const defaultGrants: Grant[] = capabilities
  .filter((capability) => capability !== 'people')
  .map((capability) => ({ capability }));

/** Somebody who is signed in, as every service sees them. */
export interface User {
  _id: string;
  username: string;
  email: string;
  /** Ids of roles; the literal `root` passes every check. Without any, only one's own account can be used. */
  roles: string[];
  /** Holds a role that is flagged admin, or is root. */
  admin: boolean;
  /** What the roles allow together; empty for an admin, who needs none. */
  grants: Grant[];
}

export type Stage = 'draft' | 'live';

/** Who asks, about which domain, and which of the two stages they may see. */
export interface Caller {
  user: User | null;
  stage: Stage;
  domainId: string;
  /** Signed proof of `user`; a service that asks another one passes it on. */
  accessToken?: string;
  /** The network address that the request came from, told by the door in the header `source`; limits on attempts count by it. */
  source?: string;
  /** The public origin of the published domain that the request came to, never just what a client claims; links in mails lead there. */
  origin?: string;
}

/** The part of a stored page that says who may do what to it. */
export interface RoleRestricted {
  viewerRoles?: string[];
  editorRoles?: string[];
  publisherRoles?: string[];
  region?: { _id?: string } | null;
  pageType?: PageType;
}

/** Fields that no save writes: only those who manage people change who may do what. */
export const guardedFields = ['viewerRoles', 'editorRoles', 'publisherRoles'] as const;

export type Action = 'view' | 'edit' | 'publish' | 'delete';

/** What a document belongs to. Without a region it belongs to the whole site. */
export interface Scope {
  regionId?: string;
  pageType?: PageType;
}

const listOf: Record<Action, (typeof guardedFields)[number]> = {
  view: 'viewerRoles',
  edit: 'editorRoles',
  publish: 'publisherRoles',
  delete: 'publisherRoles',
};

/**
 * Whether a user may perform the action on a page: admins may do everything. Viewing asks the page's list of viewers, where an empty list
 * means everybody. Every other action asks for viewing, the capability, and the page's own list, where an empty list adds nothing.
 * The page is always the stored one, never what a request carries.
 */
export function can(user: User | null, action: Action, page: RoleRestricted = {}): boolean {
  if (user?.admin) return true;
  if (!isListed(user, page.viewerRoles)) return false;
  if (action === 'view') return true;
  return holds(user, `pages.${action}`, scopeOf(page)) && isListed(user, page[listOf[action]]);
}

/** Whether a role of this user has the capability for documents of that scope. */
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

/** Whether the capability is held for any region and page type at all: what decides whether an action is offered. */
export const holdsAnywhere = (user: User | null, capability: Capability): boolean =>
  user !== null && (user.admin || user.grants.some((grant) => grant.capability === capability));

/** An account without any role can sign in and manage itself, and nothing else. */
export const hasRole = (user: User | null): user is User => user !== null && (user.admin || user.roles.length > 0);

export const scopeOf = ({ region, pageType }: Pick<RoleRestricted, 'region' | 'pageType'>): Scope => ({
  regionId: region?._id,
  pageType,
});

/** Whether a user holds all these grants: people cannot grant more than they hold. */
export const covers = (user: User, grants: Grant[]): boolean =>
  user.admin ||
  grants.every(({ capability, regionIds, pageTypes }) =>
    user.grants.some(
      (own) =>
        own.capability === capability && includesAll(own.regionIds, regionIds) && includesAll(own.pageTypes, pageTypes),
    ),
  );

/** Several roles together, with as few grants as say the same. */
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

const includesAll = <T>(own: T[] | undefined, asked: T[] | undefined): boolean =>
  !own || (asked !== undefined && asked.every((one) => own.includes(one)));
