import { type ValuesOf, choice, number, text } from '../../fields/field.ts';
import { anyArticleType } from '../parts/article-types.ts';
import { declareBlock } from '../declaration.ts';

const fields = {
  title: text('Title', { initial: 'Read on' }),
  articleType: choice('Articles', anyArticleType),
  tag: text('Tag', { max: 60, indexed: false, hint: 'Only articles with this tag; empty for all.' }),
  limit: number('How many', { min: 1, max: 12 }, { initial: 3 }),
};
export type DynamicContentValues = ValuesOf<typeof fields>;

export const dynamicContentBlock = declareBlock({
  componentType: 'DynamicContent',
  label: 'Dynamic content',
  about: 'The newest articles of a kind and tag, always up to date.',
  fields,
  articles: { type: 'articleType', tags: 'tag' },
});
