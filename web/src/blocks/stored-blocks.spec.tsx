import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import type { Item } from '../../../proto/content.ts';
import type { Article } from '../../../proto/pages.ts';
import { VisitContext } from '../visit/context/visit-context.ts';
import { visitFixture } from '../visit/visit.fixture.ts';
import { blocksByType } from './index.ts';
import { BlocksContext, Contents } from './parts/Contents.tsx';

/** Items as they were stored when each of these types had a separate view, and the markup of those views. */
const stored = JSON.parse(readFileSync(join(import.meta.dirname, 'stored-blocks.fixture.json'), 'utf8')) as {
  item: Item;
  html: string;
}[];

/** Classes of those views, and their new names in the shared style sheet. */
const renamed: Record<string, string> = {
  'cta-block': 'cta-block-look-panel',
  'focus-cta-block': 'cta-block-look-gold',
  'focus-cta-block-words': 'cta-block-words',
  'general-cta': 'cta-block-look-strip',
  'dynamic-content': 'news-carousel-grid',
  'dynamic-content-title': 'news-carousel-title',
  'formatted-text': 'replaced-large',
  text: 'lines',
};

/** Cards without a picture had this empty box. */
const EMPTY_BOX = '<div class="article-card-picture"></div>';

const article = (position: number, tags: string[], pageType: Article['pageType'] = 'news') =>
  ({
    _id: `a${position}`,
    slug: `au/news/a${position}`,
    pageType,
    regionCode: 'au',
    template: 'article',
    tags,
    published: true,
    lastPublished: '2026-03-04T05:06:07.000Z',
    header: {
      title: `Article ${position}`,
      introduction: '<p>About it</p>',
      image: { imageId: position % 2 ? `photo-${position}` : '', alt: 'x' },
      date: '2026-03-01',
      label: position === 2 ? 'Label' : '',
    },
  }) as Article;

const visit = visitFixture({
  articles: [
    article(1, ['leave']),
    article(2, ['parents'], 'event'),
    article(3, ['leave']),
    article(4, []),
    article(5, [], 'feature'),
  ],
  articleTags: ['leave', 'parents'],
});

const htmlOf = (item: Item) =>
  renderToString(
    <VisitContext value={visit}>
      <BlocksContext value={blocksByType}>
        <Contents at="contents" items={[item]} />
      </BlocksContext>
    </VisitContext>,
  );

test.each(stored.map(({ item, html }, index) => [`${item.componentType} ${index}`, item, html] as const))(
  'the stored %s is shown as before its type shared a view with others',
  (_, item, html) => {
    const classes = (names: string) => names.split(' ').map((name) => renamed[name] ?? name);
    const shown = html.replaceAll(EMPTY_BOX, '').replace(/(?<=class=")[^"]*/g, (names) => classes(names).join(' '));
    expect(htmlOf(item)).toBe(shown);
  },
);

test('visitors see the lines of a text as they are stored', () => {
  const html = htmlOf({ componentType: 'ContentGrid', key: 'k', introduction: 'Two\nlines', title: 'One line' });
  expect(html).toContain('<p class="lead lines">Two\nlines</p>');
  expect(html).toContain('<h2>One line</h2>');
});
