import type { PageQuery } from '../finding/page-query.ts';
import type { SearchEngine } from '../search-engine.ts';
import { document, idsOf, search as askEngine } from './a-document.ts';

/** States which pages match, in which order, and which reasons results give. */
export function searchingFeatures(current: () => SearchEngine): void {
  let engine: SearchEngine;
  const search = (q: string, over: Partial<PageQuery> = {}) => askEngine(engine, q, over);
  const ids = async (q: string, over: Partial<PageQuery> = {}) => idsOf(await search(q, over));

  beforeEach(() => {
    engine = current();
  });

  test('finds a word in every field: the title before tags, description and text', async () => {
    await engine.put([
      document('text', { text: 'about pension' }),
      document('description', { description: 'about pension' }),
      document('tags', { tags: ['pension'] }),
      document('title', { title: 'about pension' }),
      document('none', { title: 'about leave' }),
    ]);
    expect(await ids('pension')).toEqual(['title', 'tags', 'description', 'text']);
  });

  test('finds a page by its SEO title, label, keywords, headings and address', async () => {
    await engine.put([
      document('seo', { seoTitle: 'How to make a claim' }),
      document('label', { label: 'Get in touch' }),
      document('keywords', { keywords: ['bereavement'] }),
      document('headings', { headings: ['Others who help'] }),
      document('address', { slug: 'au/parental-leave' }),
    ]);
    expect(await ids('claim')).toEqual(['seo']);
    expect(await ids('get in touch')).toEqual(['label']);
    expect(await ids('bereavement')).toEqual(['keywords']);
    expect(await ids('others who help')).toEqual(['headings']);
    expect(await ids('parental leave')).toEqual(['address']);
  });

  test('finds other forms of a word, by the rules of the language of the page', async () => {
    await engine.put([
      document('english', { text: 'Two insured employees' }),
      document('german', { text: 'Kündigung von Versicherungen', language: 'de' }),
    ]);
    expect(await ids('insurance employee')).toEqual(['english']);
    expect(await ids('Versicherung', { languages: ['de'] })).toEqual(['german']);
    expect(await ids('kündigungen', { languages: ['en', 'de'] })).toEqual(['german']);
  });

  test('ignores stop words, unless there are no other words', async () => {
    await engine.put([document('cover', { title: 'Cover' }), document('us', { title: 'Who we are' })]);
    expect(await ids('what do we cover')).toEqual(['cover']);
    expect(await ids('who are we')).toEqual(['us']);
    expect(await ids("what's a cover")).toEqual(['cover']);
  });

  test('takes the last word as unfinished while it is typed', async () => {
    await engine.put([document('care', { title: 'Care' }), document('career', { title: 'Career' })]);
    expect(await ids('care')).toEqual(['care']);
    expect(await ids('care', { isTyping: true })).toEqual(['care', 'career']);
  });

  test('finds synonyms, after the words themselves', async () => {
    const synonyms = [['jobs', 'careers', 'work with us']];
    await engine.put([
      document('jobs', { title: 'Open jobs' }),
      document('careers', { title: 'Open careers' }),
      document('phrase', { title: 'Work with us in the open' }),
      document('none', { title: 'Open day' }),
    ]);
    expect(await ids('careers', { synonyms })).toEqual(['careers', expect.any(String), expect.any(String)]);
    expect((await ids('open job', { synonyms })).sort()).toEqual(['careers', 'jobs', 'phrase']);
    expect(await ids('careers')).toEqual(['careers']);
  });

  test('finds synonyms of several words in both directions, and not by a part of their words', async () => {
    const synonyms = [
      ['jobs', 'work with us'],
      ['contact', 'call me back'],
    ];
    await engine.put([
      document('jobs', { title: 'Jobs' }),
      document('contact', { title: 'Contact' }),
      document('flexible', { title: 'Flexible work' }),
      document('us', { text: 'Work with us' }),
    ]);
    expect((await ids('can I work with us', { synonyms }))[0]).toBe('jobs');
    expect(await ids('flexible work', { synonyms })).toEqual(['flexible']);
    expect(await ids('jobs', { synonyms })).toEqual(['jobs', 'us']);
    expect(await ids('please call back', { synonyms })).toEqual(['contact']);
    expect(await ids('call', { synonyms })).toEqual([]);
  });

  test('finds pages with some of the words or of their synonyms', async () => {
    await engine.put([document('dental', { title: 'Dental care' }), document('other', { title: 'Other care' })]);
    expect(await ids('where is my dentist', { synonyms: [['dentist', 'dental']] })).toEqual(['dental']);
    expect(await ids('urgent dentist', { synonyms: [['dentist', 'dental']] })).toEqual(['dental']);
    expect(await ids('urgent farmer', { synonyms: [['farmer', 'care worker']] })).toEqual([]);
  });

  test('names the tags and keywords that match', async () => {
    await engine.put([document('a', { tags: ['parental leave', 'super'], keywords: ['leave for parents', 'pay'] })]);
    expect((await search('parent leave')).hits[0]!.matchedTopics).toEqual(['parental leave', 'leave for parents']);
  });

  test('accepts a typo, an unfinished word, other case and accents', async () => {
    await engine.put([document('leave', { title: 'Parental leave' }), document('cafe', { title: 'Café' })]);
    expect(await ids('parentel')).toEqual(['leave']);
    expect(await ids('paren')).toEqual(['leave']);
    expect(await ids('LEAVE')).toEqual(['leave']);
    expect(await ids('cafe')).toEqual(['cafe']);
  });

  test('finds words in different fields', async () => {
    await engine.put([
      document('both', { title: 'Parental leave', text: 'for the Sydney office' }),
      document('one', { title: 'Parental leave' }),
    ]);
    expect(await ids('parental sydney')).toEqual(['both']);
  });

  test('finds each part of a word with a hyphen or an apostrophe', async () => {
    await engine.put([document('a', { title: 'Non-profit', text: "the member's e-mail" })]);
    for (const q of ['non-profit', 'profit', 'member', 'mail']) expect([q, await ids(q)]).toEqual([q, ['a']]);
  });

  test('requires all words, and only if no document has them some of them', async () => {
    await engine.put([document('both', { text: 'parental leave' }), document('one', { text: 'annual leave' })]);
    expect(await ids('parental leave')).toEqual(['both']);
    expect((await ids('annual bonus')).slice(0, 1)).toEqual(['one']);
    expect(await ids('zebra')).toEqual([]);
  });

  test('covers one domain only', async () => {
    await engine.put([
      document('ours', { title: 'pension' }),
      document('theirs', { title: 'pension', domainId: 'd2' }),
    ]);
    expect(await ids('pension')).toEqual(['ours']);
    expect(await ids('')).toEqual(['ours']);
  });

  test('can be filtered by region, type and tag', async () => {
    await engine.put([
      document('a', { title: 'pension', tags: ['x'] }),
      document('b', { title: 'pension', region: 'nz', tags: ['x', 'y'] }),
      document('c', { title: 'pension', pageType: 'news', region: '' }),
    ]);
    expect(await ids('pension', { region: 'nz' })).toEqual(['b']);
    expect(await ids('pension', { type: 'news' })).toEqual(['c']);
    expect((await ids('pension', { tag: 'x' })).sort()).toEqual(['a', 'b']);
    expect(await ids('pension', { tag: 'x', region: 'sg' })).toEqual([]);
  });

  test('names pages of other regions if the searched region has few with all words', async () => {
    await engine.put([
      document('home', { text: 'savings', slug: 'au/savings' }),
      document('kiwisaver', { title: 'KiwiSaver savings', region: 'nz', slug: 'nz/savings' }),
      document('news', { title: 'About KiwiSaver', region: 'nz', slug: 'nz/news' }),
      document('global', { text: 'KiwiSaver', region: '', slug: 'news' }),
      document('theirs', { title: 'KiwiSaver', region: 'nz', slug: 'nz/theirs', domainId: 'd2' }),
    ]);
    const elsewhere = async (q: string, over: Partial<PageQuery> = {}) =>
      (await search(q, { region: 'au', ...over })).elsewhere?.map(({ _id }) => _id);
    expect(await elsewhere('kiwisaver')).toEqual(['news', 'kiwisaver']);
    expect(await elsewhere('kiwisavr')).toEqual(['news', 'kiwisaver']);
    expect(await search('kiwisaver savings', { region: 'au' })).toMatchObject({
      hits: [{ _id: 'home' }],
      elsewhere: [{ _id: 'kiwisaver', region: 'nz', slug: 'nz/savings', title: 'KiwiSaver savings' }],
    });
    // The region has the same page, so others are not suggested.
    expect(await elsewhere('savings')).toBeUndefined();
    expect(await elsewhere('kiwisaver', { region: '' })).toBeUndefined();
    expect(await elsewhere('kiwisaver', { page: 2 })).toBeUndefined();
  });

  test('counts the values of each facet without its own filter, most frequent first', async () => {
    await engine.put([
      document('a', { title: 'pension', tags: ['x'] }),
      document('b', { title: 'pension', tags: ['x', 'y'] }),
      document('c', { title: 'pension', region: 'nz', pageType: 'news' }),
      document('d', { title: 'leave', region: 'sg' }),
    ]);
    const { facets, total } = await search('pension', { region: 'nz' });
    expect(total).toBe(1);
    expect(facets.region).toEqual([
      { value: 'au', count: 2 },
      { value: 'nz', count: 1 },
    ]);
    expect(facets.type).toEqual([{ value: 'news', count: 1 }]);
    expect(facets.tag).toEqual([]);
    expect((await search('pension')).facets.tag).toEqual([
      { value: 'x', count: 2 },
      { value: 'y', count: 1 },
    ]);
  });

  test('is paged and counts all matches', async () => {
    await engine.put(Array.from({ length: 5 }, (_, index) => document(`p${index}`, { title: 'pension' })));
    const pages = [await search('pension', { size: 2 }), await search('pension', { size: 2, page: 3 })];
    expect(pages.map(({ hits }) => hits.length)).toEqual([2, 1]);
    expect(pages[1]).toMatchObject({ total: 5, page: 3, size: 2 });
    expect(
      new Set([...(await ids('pension', { size: 3 })), ...(await ids('pension', { size: 3, page: 2 }))]).size,
    ).toBe(5);
  });

  test('returns nothing on a page after the last, and for an unknown word', async () => {
    await engine.put([document('a', { title: 'pension', tags: ['x'] })]);
    expect(await search('pension', { page: 7 })).toMatchObject({ hits: [], total: 1, page: 7, size: 10 });
    expect(await search('zebra', { size: 3 })).toEqual({
      hits: [],
      total: 0,
      page: 1,
      size: 3,
      facets: { region: [], type: [], tag: [] },
    });
  });

  test('returns the hundred most frequent values of a facet', async () => {
    const tags = Array.from({ length: 120 }, (_, index) => `tag${index}`);
    await engine.put([document('many', { tags }), document('one', { tags: ['tag119'] })]);
    const { tag } = (await search('')).facets;
    expect(tag).toHaveLength(100);
    expect(tag[0]).toEqual({ value: 'tag119', count: 2 });
  });

  test('without a query returns everything, newest first', async () => {
    await engine.put([
      document('old', { lastPublished: '2026-01-01T00:00:00.000Z' }),
      document('new', { lastPublished: '2026-02-01T00:00:00.000Z' }),
    ]);
    expect(await ids('')).toEqual(['new', 'old']);
  });

  test('shows where a word was found, with escaped text', async () => {
    await engine.put([document('a', { text: 'See <script>alert(1)</script> your pension & more' })]);
    const [hit] = (await search('pension')).hits;
    expect(hit!.highlight).toContain('<mark>pension</mark> &amp; more');
    expect(hit!.highlight).not.toContain('<script>');
    expect(hit).not.toHaveProperty('text');
  });

  test('shows a sentence, and no headings, labels or alternative texts', async () => {
    const over = { headings: ['Our claims'], labels: 'Make a claim\nA hand with a claim', text: 'Ring us. We pay.' };
    await engine.put([
      document('described', { ...over, description: 'What we do for you.' }),
      document('sentence', { ...over, description: 'What we do.', text: 'Ring us. We decide on claims. We pay.' }),
      document('neither', over),
    ]);
    const { hits } = await search('claim');
    expect(Object.fromEntries(hits.map(({ _id, highlight }) => [_id, highlight]))).toEqual({
      described: 'What we do for you.',
      sentence: 'We decide on <mark>claims</mark>.',
      neither: 'Ring us. We pay.',
    });
  });

  test('shows the beginning of a text without matches, escaped as well', async () => {
    await engine.put([
      document('a', { title: 'pension', text: 'Once <upon> a time' }),
      document('b', { description: 'Short & sweet' }),
    ]);
    expect((await search('pension')).hits[0]!.highlight).toBe('Once &lt;upon&gt; a time');
    expect((await search('')).hits.find(({ _id }) => _id === 'b')!.highlight).toBe('Short &amp; sweet');
  });

  test('returns the fields of a result, and nothing else of the document', async () => {
    const { text, labels, revision, domainId, language, keywords, headings, ...result } = document('a', {
      title: 'Pension & more',
      description: 'All about it',
      tags: ['x', 'c++'],
      imageId: 'i1',
      date: '2026-01-02',
    });
    await engine.put([{ ...result, text, labels, revision, domainId, language, keywords, headings }]);
    expect((await search('')).hits).toEqual([{ ...result, highlight: 'All about it', matchedTopics: [] }]);
  });

  test('finds the latest version of a document, and nothing once it is removed', async () => {
    await engine.put([document('a', { title: 'first' })]);
    await engine.put([document('a', { title: 'second' })]);
    expect(await ids('first')).toEqual([]);
    expect(await ids('second')).toEqual(['a']);
    await engine.remove(['a', 'unknown']);
    expect(await ids('second')).toEqual([]);
    await engine.put([document('a', { title: 'third' })]);
    expect(await ids('third')).toEqual(['a']);
  });

  test('reports whether the index is empty', async () => {
    expect(await engine.isEmpty()).toBe(true);
    await engine.put([document('a')]);
    expect(await engine.isEmpty()).toBe(false);
  });
}
