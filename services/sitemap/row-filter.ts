import type { HandlerInput } from '../../proto/contract.ts';
import { can, type Caller } from '../../proto/permissions.ts';
import { endOfDay, type sitemap, startOfDay } from '../../proto/sitemap.ts';
import type { Filter } from '../kit/store/store.ts';
import { substringIndex } from '../kit/store/substring-index.ts';
import type { Guard } from './sitemap.store.ts';

type Input = HandlerInput<typeof sitemap.calls.filter>;

/** In live, pages that are not published are not found. */
export const rowsInStage = ({ domainId, stage }: Pick<Caller, 'domainId' | 'stage'>): Filter => ({
  domainId,
  ...(stage === 'live' && { published: true }),
});

export function rowFilter(input: Input, caller: Pick<Caller, 'domainId' | 'stage'>): Filter {
  const { freq, pageType, priority, region, lastModFrom, lastModTo } = input;
  const slug = withoutSlash(input.slug);
  const search = withoutSlash(input.search);
  return {
    ...rowsInStage(caller),
    ...(slug === '' ? {} : { slug: { contains: slug } }),
    ...(search === '' ? {} : substringIndex.contains(search)),
    ...(freq === undefined ? {} : { frequency: freq }),
    ...(pageType === undefined ? {} : { pageType }),
    ...(priority === undefined ? {} : { priority }),
    ...(region === undefined ? {} : { region }),
    ...(lastModFrom || lastModTo
      ? { updatedAt: { gte: lastModFrom && startOfDay(lastModFrom), lte: lastModTo && endOfDay(lastModTo) } }
      : {}),
  };
}

export const withoutSlash = (text: string): string => text.trim().replace(/^\/+/, '');

/** Without a guard condition an index in sort order is sufficient. */
export function visibleRows(
  conditions: Filter,
  guards: Guard[],
  caller: Pick<Caller, 'user'>,
  publishable?: boolean,
): Filter {
  const permitted = findPermittedGuards(guards, caller, publishable);
  return permitted.length === guards.length ? conditions : { ...conditions, guard: { in: permitted } };
}

export function findPermittedGuards(guards: Guard[], { user }: Pick<Caller, 'user'>, publishable?: boolean): string[] {
  return guards
    .filter((guard) => can(user, 'view', guard))
    .filter((guard) => publishable === undefined || can(user, 'publish', guard) === publishable)
    .map(({ _id }) => _id);
}
