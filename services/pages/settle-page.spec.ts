import { MAX_DEPTH } from '../../proto/content.ts';
import type { PageContent } from '../../proto/entities/page.ts';
import { settlePage, tidyTags } from './settle-page.ts';

const page = (over: Partial<PageContent> = {}): PageContent => ({
  domainId: 'd1',
  pageType: 'page',
  template: 'primary',
  slug: 'about',
  header: {},
  contents: [],
  ...over,
});
const text = (key: string, over = {}) => ({ componentType: 'Text', key, text: 'Hi', ...over });
const au = { _id: 'r1', name: 'Australia', slugPrefix: 'au' };

describe('a page that is stored', () => {
  test('has its whole slug', () => {
    expect(settlePage(page({ slug: '/About Us', region: au })).slug).toBe('au/about-us');
  });

  test('takes its own name along when it moves to another region and type', () => {
    const moved = page({ slug: 'au/about', region: { _id: 'r2', name: 'New Zealand', slugPrefix: 'nz' } });
    expect(settlePage(moved, { pageType: 'page', slugPrefix: 'au' }).slug).toBe('nz/about');
    const retyped = page({ slug: 'about', pageType: 'caseStudy', template: 'article' });
    expect(settlePage(retyped, { pageType: 'page', slugPrefix: '' }).slug).toBe('case-study/about');
  });

  test('has its tags in lower case, each once', () => {
    expect(tidyTags([' Pension', 'pension', '', 'LIFE'])).toEqual(['pension', 'life']);
    expect(settlePage(page({ tags: ['A', 'a'] })).tags).toEqual(['a']);
  });

  test('has no script in its rich texts, wherever they stand', () => {
    const content = page({
      contents: [text('k1', { rows: [{ key: 'k2', text: '<p>Hi<script>alert(1)</script></p>' }] })],
    });
    expect(settlePage(content).contents[0]).toMatchObject({ rows: [{ key: 'k2', text: '<p>Hi</p>' }] });
  });

  test('keeps fields that nobody here knows', () => {
    expect(settlePage(page({ contents: [text('k1', { mood: { glad: true } })] })).contents[0]).toMatchObject({
      mood: { glad: true },
    });
  });

  test('is the same when it is stored again', () => {
    const once = settlePage(page({ slug: 'A b', region: au, tags: ['X', 'x'], contents: [text('k1')] }));
    expect(settlePage(once)).toEqual(once);
  });
});

describe('a page is refused', () => {
  test('when its template is for another page type', () => {
    expect(() => settlePage(page({ template: 'event' }))).toThrow('The template event is for event, not for a page.');
  });

  test('when two of its items have the same key, in whatever lists', () => {
    const twice = page({ contents: [text('k1', { left: [text('k2')] })], articleContents: [text('k2')] });
    expect(() => settlePage(twice)).toThrow('Two items of the page have the key k2.');
  });

  test('when its blocks are nested too deep', () => {
    const nested = (levels: number): object =>
      levels === 1 ? text('k1') : text(`k${levels}`, { left: [nested(levels - 1)] });
    expect(() => settlePage(page({ contents: [nested(MAX_DEPTH) as never] }))).not.toThrow();
    expect(() => settlePage(page({ contents: [nested(MAX_DEPTH + 1) as never] }))).toThrow('8 deep');
  });

  test('when it is nested so deep that no edit could reach it', () => {
    let value: unknown = 'end';
    for (let level = 0; level < 10_000; level += 1) value = { value };
    expect(() => settlePage(page({ header: { value } }))).toThrow('nested too deep');
  });

  test('when it is larger than a message can carry', () => {
    const long = page({ contents: [text('k1', { text: 'x'.repeat(900_000) })] });
    expect(() => settlePage(long)).toThrow('at most 900 kB');
  });

  test('in a sentence that names the field', () => {
    expect(() => settlePage(page({ priority: 2 }))).toThrow('(priority)');
    expect(() => settlePage(page({ contents: [{ key: 'k1' } as never] }))).toThrow('(contents.0.componentType)');
  });
});
