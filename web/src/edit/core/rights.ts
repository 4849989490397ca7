import type { Page } from '../../../../proto/entities/page.ts';
import {
  type Action,
  can,
  type Capability,
  holds,
  holdsAnywhere,
  phraseOf,
  type Scope,
  type User,
} from '../../../../proto/permissions.ts';
import type { EditorState } from './state.ts';

type Signed = Pick<EditorState, 'visit'>;

const userOf = ({ visit }: Signed): User | null => visit?.editing.user ?? null;

const refusalOf = (phrase: string): string => `You may not ${phrase}.`;

/** Why a page action is not offered, or nothing. The service decides again. */
export function pageRefusal(now: Signed, action: Exclude<Action, 'view'>, page: Page): string | undefined {
  const guarded = { ...page, region: page.region ?? undefined };
  return can(userOf(now), action, guarded) ? undefined : refusalOf(`${action} this page`);
}

/** Why an action on a document of that scope is not offered, or nothing. */
export function refusal(now: Signed, capability: Capability, scope?: Scope): string | undefined {
  return holds(userOf(now), capability, scope) ? undefined : refusalOf(phraseOf(capability));
}

/** Why an action that concerns one of many documents is not offered, or nothing: one of the capabilities is enough. */
export function refusalAnywhere(now: Signed, ...capabilities: Capability[]): string | undefined {
  if (capabilities.some((capability) => holdsAnywhere(userOf(now), capability))) return undefined;
  return refusalOf(phraseOf(capabilities[0]!));
}

const capabilityOf = { nav: 'navigation', footer: 'footer' } as const;

/** Why the navigation or footer that is shown cannot be changed, or nothing. */
export function siteDocumentRefusal(
  now: Pick<EditorState, 'visit' | 'documents'>,
  name: 'nav' | 'footer',
): string | undefined {
  const prefix = now.documents[name]?.region;
  const region = prefix ? now.visit?.regions.find(({ slugPrefix }) => slugPrefix === prefix) : undefined;
  return refusal(now, capabilityOf[name], { regionId: region?._id });
}
