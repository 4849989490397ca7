import type { PageContent } from '../../proto/entities/page.ts';
import type { Versioned } from '../kit/versioned/versioned.ts';
import { FIELDS_NOT_LISTED } from './article-filter.ts';

const MAX_TRIES = 50;

/** Gives up at a taken address, whose refusal names it. */
export async function findFreeSlug(
  { draft, live }: Pick<Versioned<PageContent>, 'draft' | 'live'>,
  { domainId, slug }: Pick<PageContent, 'domainId' | 'slug'>,
): Promise<string> {
  for (let count = 1; count <= MAX_TRIES; count++) {
    const candidate = count === 1 ? slug : numbered(slug, count);
    const holders = await Promise.all(
      [draft, live].map((copy) => copy.find({ domainId, slug: candidate }, { limit: 1, without: FIELDS_NOT_LISTED })),
    );
    if (holders.flat().length === 0) return candidate;
  }
  return slug;
}

const MAX_LENGTH = 200;

function numbered(slug: string, count: number): string {
  const suffix = `-${count}`;
  return slug === '' ? `home${suffix}` : `${slug.slice(0, MAX_LENGTH - suffix.length)}${suffix}`;
}
