import type { PageContent } from '../../proto/entities/page.ts';
import type { RoleRestricted } from '../../proto/permissions.ts';
import { articleTypes } from '../../proto/values.ts';
import { computeTrigrams } from '../kit/store/trigrams.ts';
import type { Keys } from '../kit/versioned/versioned.ts';

export const pageKeys: Keys<PageContent> = {
  form: 1,
  of: ({ viewerRoles, pageType, header, tags }) => {
    const guard = toGuard(viewerRoles);
    const isArticle = articleTypes.some((type) => type === pageType);
    if (!isArticle || !header.title) return { guard };
    return { guard, article: true, tags: [...new Set(tags)], grams: computeTrigrams(header.title) };
  },
};

export const toGuard = (viewerRoles: string[] = []): string =>
  viewerRoles.length === 0 ? '' : JSON.stringify(viewerRoles.toSorted());

export const fromGuard = (guard: string): RoleRestricted => ({
  viewerRoles: guard === '' ? [] : (JSON.parse(guard) as string[]),
});
