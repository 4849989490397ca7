import type { PageContent } from '../../proto/entities/page.ts';
import { can, type User } from '../../proto/permissions.ts';
import { digest } from '../kit/store/collection.ts';
import type { Filter } from '../kit/store/store.ts';
import type { Projection } from '../kit/versioned/versioned.ts';
import { VIEWERS, parseViewersKey } from './page-keys.ts';

/** Replaces the id of a page that is counted and not named, because calls accept the id itself. */
export const hiddenId = (_id: string): string => `hidden-${digest(_id).slice(0, 20)}`;

/** Same rule as `can(user, 'view', page)`; pages share few lists of viewer roles, so each list is checked instead of each page. */
export async function visibilityFilter(
  user: User | null,
  pages: Pick<Projection<PageContent>, 'countBy'>,
): Promise<Filter> {
  if (user?.admin) return {};
  if (!user) return { [VIEWERS]: '' };
  const stored = (await pages.countBy([VIEWERS])).map(({ values }) => values[0] as string);
  return { [VIEWERS]: { in: stored.filter((key) => can(user, 'view', parseViewersKey(key))) } };
}
