/** @jest-environment ./scripts/jest/document-environment.js */
import type { Article } from '../../proto/entities/page.ts';
import { pageFixture, visitFixture } from '../../web/src/visit/visit.fixture.ts';
import { type FeedFormat, renderFeed } from './article-feed.ts';

const ATOM = 'http://www.w3.org/2005/Atom';
const MEDIA = 'http://search.yahoo.com/mrss/';
const PUBLISHED = '2026-11-02T03:00:00.000Z';
const UUID = /^urn:uuid:[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const RFC_822 = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;

const HOSTILE = `i]]>x]]><script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script><![CDATA[ & "a" 'b'\u0000\u000b\uffff`;
/** The text that an XML parser can read back. */
const READ = HOSTILE.replace(/[\u0000\u000b\uffff]/g, '');

const article = (over: Partial<Article> = {}): Article => ({
  ...pageFixture({ _id: 'a1', pageType: 'news', slug: 'au/news/a', lastPublished: PUBLISHED }),
  header: { title: 'Fees', introduction: '<p>From <em>March</em> &amp; on</p>', date: '2026-03-01' },
  ...over,
});

function read(format: FeedFormat, articles: Article[], more: Parameters<typeof visitFixture>[0] = {}) {
  const listing = { pageType: 'news', articles, total: 1, page: 1, size: 12, upcoming: null, tags: [], tag: '' };
  const visit = visitFixture({ kind: 'listing', canonical: '/au/news', page: null, listing, ...more });
  const text = renderFeed(visit, { title: 'News', label: 'Australia', site: 'Banksia & Co' }, format);
  const parsed = new DOMParser().parseFromString(text, 'application/xml');
  expect(parsed.querySelector('parsererror')?.textContent).toBeUndefined();
  return parsed.documentElement;
}
const only = (within: Element, name: string): Element => {
  const found = [...within.children].filter(({ localName }) => localName === name);
  expect([name, found.length]).toEqual([name, 1]);
  return found[0]!;
};
const textOf = (within: Element, name: string) => only(within, name).textContent;
const all = (within: Element, name: string) => [...within.getElementsByTagName(name)];

describe.each(['atom', 'rss'] as const)('a feed as %s', (format) => {
  const entry = format === 'atom' ? 'entry' : 'item';
  const idOf = (root: Element) => textOf(all(root, entry)[0]!, format === 'atom' ? 'id' : 'guid')!;

  test('contains texts as they were written, and no element of their own', () => {
    const header = { title: HOSTILE, introduction: HOSTILE, image: { imageId: HOSTILE } };
    const root = read(
      format,
      [article({ header, tags: [HOSTILE, 'under <18'], author: HOSTILE, slug: `au/${HOSTILE}` })],
      {
        page: pageFixture({ template: 'listing', description: HOSTILE }),
      },
    );
    expect(all(root, 'script')).toEqual([]);
    expect(textOf(all(root, entry)[0]!, 'title')).toBe(READ);
    const tags = all(root, 'category').map((tag) => tag.getAttribute('term') ?? tag.textContent);
    expect(tags).toEqual([READ, 'under <18']);
  });

  test('names an article by an id that stays when it moves or another host name is used', () => {
    const id = idOf(read(format, [article()]));
    expect(id).toMatch(UUID);
    expect(idOf(read(format, [article({ slug: 'nz/moved' })], { origin: 'https://other.example' }))).toBe(id);
    expect(idOf(read(format, [article({ _id: 'a2' })]))).not.toBe(id);
  });

  test('dates an event by its publication, so that nothing is in the future', () => {
    const root = read(format, [article({ pageType: 'event', header: { title: 'Fair', date: '2099-06-21' } })]);
    expect(root.textContent).not.toContain('2099');
    expect(root.textContent).toMatch(/2026-11-02|02 Nov 2026/);
  });

  test('without articles is still valid', () => {
    const root = read(format, []);
    expect(all(root, entry)).toEqual([]);
    expect(all(root, format === 'atom' ? 'updated' : 'lastBuildDate')).toHaveLength(1);
  });
});

describe('a feed as Atom', () => {
  test('has what RFC 4287 requires of a feed', () => {
    const root = read('atom', [article()]);
    expect([root.localName, root.namespaceURI, root.getAttribute('xml:lang')]).toEqual(['feed', ATOM, 'en-AU']);
    expect(textOf(root, 'id')).toMatch(UUID);
    expect(textOf(root, 'title')).toBe('News – Banksia & Co – Australia');
    expect(textOf(root, 'updated')).toBe(PUBLISHED);
    expect(textOf(only(root, 'author'), 'name')).toBe('Banksia & Co');
    const links = [...root.children].filter(({ localName }) => localName === 'link');
    expect(links.map((link) => [link.getAttribute('rel'), link.getAttribute('href')])).toEqual([
      ['self', 'https://banksia.example/au/news/feed.xml'],
      ['alternate', 'https://banksia.example/au/news'],
    ]);
  });

  test('has what RFC 4287 requires of an entry, its author, tags and picture', () => {
    const header = {
      title: 'Fees',
      introduction: '<p>From &lt;b&gt;</p>',
      image: { imageId: 'p1' },
      date: '2026-03-01',
    };
    const [entry] = all(read('atom', [article({ header, author: 'Ann', tags: ['a & b'] })]), 'entry');
    expect(textOf(entry!, 'title')).toBe('Fees');
    expect(textOf(entry!, 'summary')).toBe('From <b>');
    expect(textOf(entry!, 'published')).toBe('2026-03-01T00:00:00.000Z');
    expect(textOf(entry!, 'updated')).toBe(PUBLISHED);
    expect(textOf(only(entry!, 'author'), 'name')).toBe('Ann');
    expect(only(entry!, 'category').getAttribute('term')).toBe('a & b');
    const links = all(entry!, 'link').map((link) => [link.getAttribute('rel'), link.getAttribute('href')]);
    expect(links).toEqual([
      ['alternate', 'https://banksia.example/au/news/a'],
      ['enclosure', 'https://banksia.example/img/p1?w=1200&h=630&f=jpg'],
    ]);
  });

  test('says when an article was corrected', () => {
    const root = read('atom', [article(), article({ _id: 'a2', lastPublished: '2026-11-09T01:00:00.000Z' })]);
    expect(textOf(root, 'updated')).toBe('2026-11-09T01:00:00.000Z');
    expect(all(root, 'published').map(({ textContent }) => textContent)).toEqual(
      Array(2).fill('2026-03-01T00:00:00.000Z'),
    );
  });
});

describe('a feed as RSS', () => {
  test('has what RSS 2.0 requires of a channel', () => {
    const root = read('rss', [article()]);
    expect([root.localName, root.getAttribute('version')]).toEqual(['rss', '2.0']);
    const channel = only(root, 'channel');
    for (const name of ['title', 'description', 'language']) expect(textOf(channel, name)).not.toBe('');
    expect([...channel.children].find(({ tagName }) => tagName === 'link')!.textContent).toBe(
      'https://banksia.example/au/news',
    );
    expect(textOf(channel, 'lastBuildDate')).toMatch(RFC_822);
    expect(channel.getElementsByTagNameNS(ATOM, 'link')[0]!.getAttribute('href')).toBe(
      'https://banksia.example/au/news/rss.xml',
    );
  });

  test('has an item with its link, an id that is no link, its date, author and picture', () => {
    const header = { title: 'Fees', introduction: '<p>From &lt;b&gt;</p>', image: { imageId: 'p1' } };
    const [item] = all(read('rss', [article({ header, author: 'Ann' })]), 'item');
    expect(textOf(item!, 'link')).toBe('https://banksia.example/au/news/a');
    expect(only(item!, 'guid').getAttribute('isPermaLink')).toBe('false');
    expect(textOf(item!, 'pubDate')).toMatch(RFC_822);
    // RSS readers treat a description as HTML.
    expect(textOf(item!, 'description')).toBe('From &lt;b&gt;');
    expect(textOf(item!, 'creator')).toBe('Ann');
    const [picture] = item!.getElementsByTagNameNS(MEDIA, 'content');
    expect(picture!.getAttribute('url')).toBe('https://banksia.example/img/p1?w=1200&h=630&f=jpg');
  });

  test('has no picture for a drawing, which readers cannot show', () => {
    const header = { title: 'Fees', image: { imageId: 'static:flower' } };
    expect(read('rss', [article({ header })]).getElementsByTagNameNS(MEDIA, 'content')).toHaveLength(0);
  });
});
