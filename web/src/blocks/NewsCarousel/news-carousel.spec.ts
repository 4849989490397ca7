import { newItem } from '../block.ts';
import { newsCarouselBlock } from './NewsCarousel.block.ts';

test('its link starts as /news with the text All News', () => {
  expect(newItem(newsCarouselBlock, 'k').link).toEqual({ type: 'page', href: '/news', text: 'All News' });
});
