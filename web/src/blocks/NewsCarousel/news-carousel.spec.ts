import { newItem } from '../new-item.ts';
import { newsCarouselBlock } from './NewsCarousel.fields.ts';

test('its link starts as /news with the text All News', () => {
  expect(newItem(newsCarouselBlock, 'k').link).toEqual({ type: 'page', href: '/news', text: 'All News' });
});
