import type { Page } from '../../proto/entities/page.ts';
import { isHidden, toSearchDocument } from './search-document.ts';

const page: Page = {
  _id: 'p1',
  revision: 4,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  lastPublished: '2026-01-03T00:00:00.000Z',
  published: true,
  domainId: 'd1',
  pageType: 'news',
  template: 'article',
  slug: 'au/news/launch',
  region: { _id: 'r1', name: 'Australia', slugPrefix: 'au' },
  header: {
    title: 'Launch',
    description: 'Long',
    introduction: '<p>Short &amp; sweet</p>',
    date: '2026-01-01',
    image: { imageId: 'i1', alt: 'A rocket' },
  },
  tags: ['pension'],
  contents: [{ componentType: 'Text', key: 'k1', text: 'Word one' }],
  articleContents: [{ componentType: 'RichText', key: 'k2', text: '<p>Word <strong>two</strong>.</p>' }],
};

test('a search document has the texts that visitors read, without markup, one per line, with paragraphs in a separate field', () => {
  expect(toSearchDocument(page)).toEqual({
    _id: 'p1',
    revision: 4,
    domainId: 'd1',
    region: 'au',
    pageType: 'news',
    slug: 'au/news/launch',
    language: 'en',
    title: 'Launch',
    seoTitle: '',
    label: '',
    description: 'Short & sweet',
    tags: ['pension'],
    keywords: [],
    headings: [],
    imageId: 'i1',
    date: '2026-01-01',
    lastPublished: '2026-01-03T00:00:00.000Z',
    text: 'Word two.',
    labels: 'Long\nA rocket\nWord one',
  });
});

test('it contains no settings of blocks, and headings are separate from sentences', () => {
  const contents = [
    { componentType: 'QuoteBlock', key: 'k3', look: 'panel', quote: '<p>Well done!</p>', name: 'Helen Marsh' },
    { componentType: 'CtaButton', key: 'k4', look: 'outline', link: { type: 'page', href: '/a', text: 'Join' } },
    { componentType: 'RichText', key: 'k5', text: '<h2>What changed?</h2><p>Turnover fell.</p><p>保险产品。</p>' },
    { componentType: 'MailchimpForm', key: 'k6', listId: 'a1b2c3', title: 'Letters' },
  ];
  const { text, labels } = toSearchDocument({ ...page, contents, articleContents: [], header: {} });
  expect(text).toBe('Well done!\nTurnover fell.\n保险产品。');
  expect(labels).toBe('Helen Marsh\nJoin\nWhat changed?\nLetters');
});

test('the description of news and features is their introduction', () => {
  expect(toSearchDocument({ ...page, pageType: 'feature' }).description).toBe('Short & sweet');
  expect(toSearchDocument({ ...page, pageType: 'caseStudy' }).description).toBe('Long');
  expect(toSearchDocument({ ...page, description: 'For search engines' }).description).toBe('For search engines');
});

test('a page with viewer roles is hidden', () => {
  expect(isHidden({ ...page, viewerRoles: ['r1'] })).toBe(true);
  expect(isHidden({ ...page, viewerRoles: [] })).toBe(false);
});

test('a page hidden from the sitemap is hidden, a page hidden from robots only is not', () => {
  expect(isHidden({ ...page, hideFromSitemap: true })).toBe(true);
  expect(isHidden({ ...page, hideFromSitemap: false, hideFromRobots: true })).toBe(false);
});

test('it has the SEO title, label, keywords and headings of a page', () => {
  const contents = [
    { componentType: 'RichText', key: 'k5', text: '<h2>After <em>two</em> years</h2><p>Turnover fell</p>' },
    { componentType: 'MailchimpForm', key: 'k6', listId: 'a1b2c3', title: 'Letters' },
  ];
  const described = {
    title: 'How we launched',
    keywords: 'rockets, take-off ,',
    header: { title: 'Up', label: 'Story' },
  };
  expect(toSearchDocument({ ...page, ...described, contents, articleContents: [] })).toMatchObject({
    title: 'Up',
    seoTitle: 'How we launched',
    label: 'Story',
    keywords: ['rockets', 'take-off'],
    headings: ['After two years', 'Letters'],
  });
});
