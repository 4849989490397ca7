import type { PageContent } from '../../proto/entities/page.ts';
import { type Action, type Caller, can, type User } from '../../proto/permissions.ts';
import { requirePagePermission } from '../kit/access.ts';
import { type Filter, digest } from '../kit/store/store.ts';
import type { Head, Projection } from '../kit/versioned/versioned.ts';
import { parseViewersKey, VIEWERS } from './pages.store.ts';
import { pageNotFound } from './presentation.ts';

/** A page of another domain is reported as not found. */
export function authorize(head: Head<PageContent> | null, action: Action, caller: Caller): Head<PageContent> {
  if (!head || head.draft.domainId !== caller.domainId) throw pageNotFound();
  requirePagePermission(caller, action, head.draft);
  // The live copy may still be in the region that the draft was moved from.
  if (head.live && action !== 'view') {
    const { region, pageType } = head.live;
    requirePagePermission(caller, action, { ...head.draft, region, pageType });
  }
  return head;
}

/** Returns a substitute for the id of a page that is counted but not named, because calls would accept the id itself. */
export const hiddenId = (_id: string): string => `hidden-${digest(_id).slice(0, 20)}`;

/** Implements `can(user, 'view', page)` as a filter. Pages share a small number of viewer lists, so each list is checked once. */
export async function visibilityFilter(
  user: User | null,
  pages: Pick<Projection<PageContent>, 'countBy'>,
): Promise<Filter> {
  if (user?.admin) return {};
  if (!user) return { [VIEWERS]: '' };
  const stored = (await pages.countBy([VIEWERS])).map(({ values }) => values[0] as string);
  return { [VIEWERS]: { in: stored.filter((key) => can(user, 'view', parseViewersKey(key))) } };
}
