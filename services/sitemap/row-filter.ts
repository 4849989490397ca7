import type { HandlerInput } from '../../proto/contract.ts';
import { can, type Caller } from '../../proto/permissions.ts';
import { endOfDay, type sitemap, startOfDay } from '../../proto/sitemap.ts';
import type { Filter } from '../kit/store/store.ts';
import type { Guard } from './sitemap.store.ts';

type Input = HandlerInput<typeof sitemap.calls.filter>;

export function rowFilter(input: Input, { domainId, stage }: Pick<Caller, 'domainId' | 'stage'>): Filter {
  const { freq, pageType, priority, region, lastModFrom, lastModTo } = input;
  const slug = withoutSlash(input.slug);
  const search = withoutSlash(input.search);
  return {
    domainId,
    ...(stage === 'live' ? { published: true } : {}),
    ...(slug === '' ? {} : { slug: { contains: slug } }),
    ...(search === '' ? {} : { any: [{ slug: { contains: search } }, { title: { contains: search } }] }),
    ...(freq === undefined ? {} : { frequency: freq }),
    ...(pageType === undefined ? {} : { pageType }),
    ...(priority === undefined ? {} : { priority }),
    ...(region === undefined ? {} : { region }),
    ...(lastModFrom || lastModTo
      ? { updatedAt: { gte: lastModFrom && startOfDay(lastModFrom), lte: lastModTo && endOfDay(lastModTo) } }
      : {}),
  };
}

const withoutSlash = (text: string): string => text.trim().replace(/^\/+/, '');

export function findPermittedGuards(
  guards: Guard[],
  { user }: Pick<Caller, 'user'>,
  publishable: boolean | undefined,
): string[] {
  return guards
    .filter((guard) => can(user, 'view', guard))
    .filter((guard) => publishable === undefined || can(user, 'publish', guard) === publishable)
    .map(({ _id }) => _id);
}
