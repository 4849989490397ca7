import { type ValuesOf, choice, link, number, optionsOf, tags, text } from '../../fields/field.ts';
import { declareBlock } from '../block.ts';
import { anyArticleType } from '../parts/article-types.ts';

const fields = {
  title: text('Title', { initial: 'Latest news' }),
  articleType: choice('Articles', anyArticleType, { initial: 'news' }),
  tags: tags('Tags', { hint: 'Only articles with one of these; none for all.' }),
  limit: number('How many', { min: 3, max: 12 }, { initial: 6 }),
  link: link('Link', { regional: true, initial: { type: 'page', href: '/news', text: 'All News' } }),
  look: choice('Look', optionsOf({ carousel: 'Row to scroll', grid: 'Grid' })),
};
export type NewsCarouselValues = ValuesOf<typeof fields>;

export const newsCarouselBlock = declareBlock({
  componentType: 'NewsCarousel',
  label: 'News carousel',
  fields,
  articles: { type: 'articleType', tags: 'tags' },
});
