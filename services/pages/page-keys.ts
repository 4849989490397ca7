import { normalizeTags } from '../../proto/unicode.ts';
import type { PageContent } from '../../proto/entities/page.ts';
import type { RoleRestricted } from '../../proto/permissions.ts';
import { dayOfArticle } from '../../proto/newest-first.ts';
import { articleTypes } from '../../proto/values.ts';
import { indexTexts } from '../kit/store/substring-index.ts';
import { derivedField } from '../kit/versioned/tables.ts';
import type { Keys } from '../kit/versioned/versioned.ts';

/** Equal for pages that the same people may see. */
export const VIEWERS = derivedField('guard');
export const IS_ARTICLE = derivedField('article');
export const ARTICLE_TAGS = derivedField('tags');
export const ARTICLE_DAY = derivedField('day');

export const pageKeys = {
  form: 4,
  of: (page) => {
    const { viewerRoles, pageType, header, tags } = page;
    const guard = viewersKey(viewerRoles);
    const isArticle = articleTypes.some((type) => type === pageType);
    if (!isArticle || !header.title) return { guard };
    const day = dayOfArticle(page);
    return { guard, article: true, day, tags: normalizeTags(tags ?? []), ...indexTexts(header.title) };
  },
} satisfies Keys<PageContent>;

export const viewersKey = (viewerRoles: string[] = []): string =>
  viewerRoles.length === 0 ? '' : JSON.stringify(viewerRoles.toSorted());

export const parseViewersKey = (key: string): RoleRestricted => ({
  viewerRoles: key === '' ? [] : (JSON.parse(key) as string[]),
});
