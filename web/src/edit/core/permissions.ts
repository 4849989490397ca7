import type { Page } from '../../../../proto/entities/page.ts';
import {
  type Action,
  can,
  type Capability,
  holds,
  holdsAnywhere,
  listOf,
  scopeOf,
  describeCapability,
  withWithheld,
  type Scope,
  type User,
} from '../../../../proto/permissions.ts';
import type { PageType } from '../../../../proto/values.ts';
import type { DocumentName } from './selection.ts';
import type { DeepReadonly, ReadonlyState } from './state.ts';
import { messages } from '../messages/messages.ts';

const t = messages.core.refusal;

type SignedInState = Pick<ReadonlyState, 'visit'>;
type ReasoningState = Pick<ReadonlyState, 'visit' | 'roleNames' | 'managers'>;

/**
 * Includes rights whose confirmation is too old, because a call that needs them asks for it. In a session without any confirmation even
 * roles are withheld, so that the visit contains no drafts to edit.
 */
export function currentUser({ visit }: SignedInState): User | null {
  const user = (visit?.editing.user as User | undefined) ?? null;
  const isRenewable = user?.secondFactor === 'expired' && user.withheld?.roles.length === 0;
  return isRenewable ? withWithheld(user, user.withheld!) : user;
}

/** Returns the reason to show, or undefined if the action is allowed; the services check again. */
export function pageEditRefusal(
  now: ReasoningState,
  action: Exclude<Action, 'view'>,
  page: DeepReadonly<Page>,
): string | undefined {
  const guarded = { ...(page as Page), region: page.region ?? undefined };
  const user = currentUser(now);
  if (can(user, action, guarded)) return undefined;
  const capability = `pages.${action}` as const;
  if (!holds(user, capability, scopeOf(guarded)))
    return explain(now, t.page[action], t.needed(rightInPlace(now, capability, scopeOf(guarded))));
  const closed = can(user, 'view', guarded) ? action : 'view';
  return explain(now, t.unlisted(closed, namesOf(now, guarded[listOf[closed]])));
}

export function createPageRefusal(now: ReasoningState, pageType: PageType, regionId?: string): string | undefined {
  const scope = { regionId, pageType };
  if (holds(currentUser(now), 'pages.edit', scope)) return undefined;
  return explain(now, t.createPage, t.needed(rightInPlace(now, 'pages.edit', scope)));
}

/** Returns undefined if the user can create pages of the type in at least one region, or without a region. */
export function createPageRefusalAnywhere(now: ReasoningState, pageType: PageType): string | undefined {
  const places = [now.visit?.region?._id, undefined, ...(now.visit?.regions ?? []).map(({ _id }) => _id)];
  const refusals = places.map((regionId) => createPageRefusal(now, pageType, regionId));
  return refusals.includes(undefined) ? undefined : refusals[0];
}

export function refusal(now: ReasoningState, capability: Capability, scope: Scope = {}): string | undefined {
  if (holds(currentUser(now), capability, scope)) return undefined;
  return explain(now, t.capability(rightInPlace(now, capability, scope)));
}

export function refusalAnywhere(now: ReasoningState, ...capabilities: Capability[]): string | undefined {
  if (capabilities.some((capability) => holdsAnywhere(currentUser(now), capability))) return undefined;
  return refusal(now, capabilities[0]!);
}

/** Returns the reason why a user can change nothing at all. Withheld rights have reasons in other places. */
export function noRoleReason(now: ReasoningState): string | undefined {
  const user = currentUser(now);
  return user && !user.admin && user.roles.length === 0 && !user.withheld ? explain(now, t.noRole) : undefined;
}

/** Adds the roles of the user, and the people to ask. */
function explain(now: ReasoningState, ...sentences: string[]): string {
  const user = currentUser(now);
  const roles = namesOf(now, user?.roles);
  return [
    ...sentences,
    ...(roles.length > 0 ? [t.had(roles)] : []),
    ...(user?.secondFactor ? [messages.secondFactor.withheld[user.secondFactor]] : []),
    t.ask(now.managers),
  ].join(' ');
}

/** Names the place if the user has the right in another one. */
function rightInPlace({ visit }: SignedInState, capability: Capability, { regionId }: Scope): string {
  const own = currentUser({ visit })?.grants.filter((grant) => grant.capability === capability) ?? [];
  const isInRegion = own.some(({ regionIds }) => !regionIds || (regionId && regionIds.includes(regionId)));
  const region = visit?.regions.find(({ _id }) => _id === regionId)?.name;
  const where = region ? t.inRegion(region) : t.inAllRegions;
  const place = own.length === 0 ? '' : isInRegion ? t.ofThisType : where;
  return `${describeCapability(capability)}${place}`;
}

const namesOf = ({ roleNames }: Pick<ReadonlyState, 'roleNames'>, roles: readonly string[] = []): string[] =>
  roles.flatMap((role) => roleNames[role] ?? []);

type Shown = ReasoningState & Pick<ReadonlyState, 'documents'>;

const capabilityOf = { nav: 'navigation', footer: 'footer', subNav: 'subNavs' } as const;

export const siteDocumentRefusal = (now: Shown, name: keyof typeof capabilityOf): string | undefined =>
  refusalInRegion(now, capabilityOf[name], now.documents[name]?.region);

export function refusalInRegion(now: ReasoningState, capability: Capability, prefix = ''): string | undefined {
  const region = prefix ? now.visit?.regions.find(({ slugPrefix }) => slugPrefix === prefix) : undefined;
  return refusal(now, capability, { regionId: region?._id });
}

export function documentRefusal(now: Shown, name: DocumentName): string | undefined {
  if (name !== 'page') return siteDocumentRefusal(now, name);
  return now.documents.page ? pageEditRefusal(now, 'edit', now.documents.page) : undefined;
}

export function selectRefusal(now: Shown): string | undefined {
  const { page, nav, footer } = now.documents;
  if (!page) return t.noPage;
  if ((nav && !siteDocumentRefusal(now, 'nav')) || (footer && !siteDocumentRefusal(now, 'footer'))) return undefined;
  return pageEditRefusal(now, 'edit', page);
}
