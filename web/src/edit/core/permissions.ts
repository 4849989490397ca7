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
  type Scope,
  type User,
} from '../../../../proto/permissions.ts';
import type { PageType } from '../../../../proto/values.ts';
import type { DocumentName } from './selection.ts';
import type { DeepReadonly, ReadonlyState } from './state.ts';
import { messages } from '../messages/messages.ts';

const t = messages.core.refusal;

type SignedInState = Pick<ReadonlyState, 'visit'>;
type NamedState = SignedInState & Pick<ReadonlyState, 'roleNames'>;

export const currentUser = ({ visit }: SignedInState): User | null => (visit?.editing.user as User | undefined) ?? null;

/** Returns the reason to show, or undefined if the action is allowed; the services check again. */
export function pageEditRefusal(
  now: NamedState,
  action: Exclude<Action, 'view'>,
  page: DeepReadonly<Page>,
): string | undefined {
  const guarded = { ...(page as Page), region: page.region ?? undefined };
  const user = currentUser(now);
  if (can(user, action, guarded)) return undefined;
  if (holds(user, `pages.${action}`, scopeOf(guarded)))
    return t.unlisted[action](namesOf(now, guarded[listOf[action]]));
  return action === 'edit' ? t.editPage : t.page[action];
}

const namesOf = ({ roleNames }: Pick<ReadonlyState, 'roleNames'>, roles: readonly string[] = []): string[] =>
  roles.flatMap((role) => roleNames[role] ?? []);

export function createPageRefusal(now: SignedInState, pageType: PageType, regionId?: string): string | undefined {
  return holds(currentUser(now), 'pages.edit', { regionId, pageType }) ? undefined : t.createPage;
}

export function refusal(now: SignedInState, capability: Capability, scope?: Scope): string | undefined {
  return holds(currentUser(now), capability, scope) ? undefined : t.capability(describeCapability(capability));
}

export function refusalAnywhere(now: SignedInState, ...capabilities: Capability[]): string | undefined {
  if (capabilities.some((capability) => holdsAnywhere(currentUser(now), capability))) return undefined;
  return t.capability(describeCapability(capabilities[0]!));
}

type Shown = Pick<ReadonlyState, 'visit' | 'documents' | 'roleNames'>;

const capabilityOf = { nav: 'navigation', footer: 'footer', subNav: 'subNavs' } as const;

export const siteDocumentRefusal = (now: Shown, name: keyof typeof capabilityOf): string | undefined =>
  refusalInRegion(now, capabilityOf[name], now.documents[name]?.region);

export function refusalInRegion(now: SignedInState, capability: Capability, prefix = ''): string | undefined {
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
