import type { PageContent } from '../../proto/entities/page.ts';
import { can, type User } from '../../proto/permissions.ts';
import type { Filter } from '../kit/store/store.ts';
import type { Projection } from '../kit/versioned/versioned.ts';
import { fromGuard } from './page-keys.ts';

/** Same rule as `can(user, 'view', page)`; pages share few lists of viewer roles, so each list is checked instead of each page. */
export async function visibilityFilter(
  user: User | null,
  pages: Pick<Projection<PageContent>, 'tally'>,
): Promise<Filter> {
  if (user?.admin) return {};
  if (!user) return { '_keys.guard': '' };
  const guards = (await pages.tally(['_keys.guard'])).map(({ values }) => values[0] as string);
  return { '_keys.guard': { in: guards.filter((guard) => can(user, 'view', fromGuard(guard))) } };
}
