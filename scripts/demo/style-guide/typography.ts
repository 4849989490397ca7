import type { Item } from '../../../proto/content.ts';
import { type Builder, paragraphs, to } from '../item.ts';
import type { ChapterPage } from './chapters.ts';

export const typography = (
  { item, rows }: Builder,
  chapters: readonly ChapterPage[],
  addressOf: (chapter: ChapterPage) => string,
): Item[] => [
  item('RichText', {
    text: [
      '<h2>A heading of the second order</h2>',
      paragraphs(
        'Running text keeps to a measure of about seventy letters. It may hold <strong>strong words</strong>, <em>words in another voice</em> and <a href="/au/cover">a link to another page</a>.',
      ),
      '<h3>A heading of the third order</h3>',
      '<ul><li><p>What has no order</p></li><li><p>stands in a list</p></li><li><p>of points.</p></li></ul>',
      '<h4>A heading of the fourth order</h4>',
      '<ol><li><p>First this,</p></li><li><p>then that,</p></li><li><p>and it is done.</p></li></ol>',
      '<blockquote><p>Somebody else’s words, inside our own.</p></blockquote>',
    ].join(''),
  }),
  item('DividingLine', { look: 'line' }),
  ...(['full', 'outline', 'accent'] as const).map((look) =>
    item('CtaButton', { link: to('/au/contact', `A button, ${look}`), look, align: 'start' }),
  ),
  item('UsefulLinks', {
    title: 'Chapters',
    links: rows(chapters.map((chapter) => ({ link: to(addressOf(chapter), chapter.title), text: chapter.about }))),
  }),
];
