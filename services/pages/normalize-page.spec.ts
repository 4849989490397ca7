import { MAX_DEPTH } from '../../proto/content.ts';
import type { PageContent } from '../../proto/entities/page.ts';
import { normalizePage } from './normalize-page.ts';
import { normalizeTags } from '../../proto/unicode.ts';

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

describe('a stored page', () => {
  test('has its full slug', async () => {
    expect((await normalizePage(page({ slug: '/About Us', region: au }))).slug).toBe('au/about-us');
  });

  test('keeps its own name when it moves to another region and type', async () => {
    const moved = page({ slug: 'au/about', region: { _id: 'r2', name: 'New Zealand', slugPrefix: 'nz' } });
    expect((await normalizePage(moved, { pageType: 'page', slugPrefix: 'au' })).slug).toBe('nz/about');
    const retyped = page({ slug: 'about', pageType: 'caseStudy', template: 'article' });
    expect((await normalizePage(retyped, { pageType: 'page', slugPrefix: '' })).slug).toBe('case-study/about');
  });

  test('has its tags in lower case, each once', async () => {
    expect(normalizeTags([' Pension', 'pension', '', 'LIFE'])).toEqual(['pension', 'life']);
    expect((await normalizePage(page({ tags: ['A', 'a'] }))).tags).toEqual(['a']);
  });

  test('has no script in its rich texts, at any depth', async () => {
    const content = page({
      contents: [text('k1', { rows: [{ key: 'k2', text: '<p>Hi<script>alert(1)</script></p>' }] })],
    });
    expect((await normalizePage(content)).contents[0]).toMatchObject({ rows: [{ key: 'k2', text: '<p>Hi</p>' }] });
  });

  test('keeps unknown fields', async () => {
    expect((await normalizePage(page({ contents: [text('k1', { mood: { glad: true } })] }))).contents[0]).toMatchObject(
      {
        mood: { glad: true },
      },
    );
  });

  test('is unchanged when it is stored again', async () => {
    const once = await normalizePage(page({ slug: 'A b', region: au, tags: ['X', 'x'], contents: [text('k1')] }));
    expect(await normalizePage(once)).toEqual(once);
  });
});

describe('a page is refused', () => {
  test('if its template belongs to another page type', async () => {
    await expect(normalizePage(page({ template: 'event' }))).rejects.toThrow(
      'The template event is for event, not for a page.',
    );
  });

  test('if two of its items have the same key, in any lists', async () => {
    const twice = page({ contents: [text('k1', { left: [text('k2')] })], articleContents: [text('k2')] });
    await expect(normalizePage(twice)).rejects.toThrow('Two items of the page have the key k2.');
  });

  test('if its blocks are nested too deep', async () => {
    const nested = (levels: number): object =>
      levels === 1 ? text('k1') : text(`k${levels}`, { left: [nested(levels - 1)] });
    await normalizePage(page({ contents: [nested(MAX_DEPTH) as never] }));
    await expect(normalizePage(page({ contents: [nested(MAX_DEPTH + 1) as never] }))).rejects.toThrow(
      'at most 8 levels deep',
    );
  });

  test('if it is nested too deep for the paths of edits', async () => {
    let value: unknown = 'end';
    for (let level = 0; level < 10_000; level += 1) value = { value };
    await expect(normalizePage(page({ header: { value } }))).rejects.toThrow('nested too deeply');
  });

  test('if it is larger than a message', async () => {
    const long = page({ contents: [text('k1', { text: 'x'.repeat(900_000) })] });
    await expect(normalizePage(long)).rejects.toThrow('at most 900 kB');
  });

  test('with a message that names the field', async () => {
    await expect(normalizePage(page({ priority: 2 }))).rejects.toThrow('priority must be at most 1.');
    await expect(normalizePage(page({ contents: [{ key: 'k1' } as never] }))).rejects.toThrow(
      'contents.0.componentType is missing.',
    );
  });
});
