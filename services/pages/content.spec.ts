import { MAX_DEPTH } from '../../proto/content.ts';
import type { PageContent } from '../../proto/entities/page.ts';
import { normalizeTags } from '../../proto/unicode.ts';
import {
  checkCollection,
  normalizePage,
  renewKeys,
  requireEditableFields,
  toContent,
  withProtectedFields,
} from './content.ts';

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

test('fields of the store are not part of the content of a page', () => {
  const sent = {
    ...page(),
    _id: 'p1',
    revision: 3,
    published: true,
    publishedAt: 'x',
    publishableByYou: true,
    mood: 'glad',
  };
  expect(toContent(sent)).toEqual({ ...page(), mood: 'glad' });
});

describe('an edit', () => {
  test('changes neither the domain nor the roles of a page', () => {
    const sent = { ...page(), domainId: 'd2', viewerRoles: ['mine'], publisherRoles: [] };
    expect(withProtectedFields({ domainId: 'd1', editorRoles: ['r1'] }, sent)).toEqual({
      ...page(),
      editorRoles: ['r1'],
    });
  });

  test.each(['_id', 'domainId', 'published', 'lastPublished', 'publisherRoles', 'revision', 'publishableByYou'])(
    'of the field %s is refused',
    (field) => {
      expect(() => requireEditableFields([{ op: 'set', path: [field], to: [] }])).toThrow(`The field ${field}`);
    },
  );

  test('cannot move an item into a field that does not accept it', () => {
    const move = {
      op: 'move',
      key: 'k',
      from: { path: ['contents'], after: null },
      to: { path: ['viewerRoles'], after: null },
    };
    expect(() => requireEditableFields([move as never])).toThrow('viewerRoles');
  });

  test('of content is accepted', () => {
    expect(() => requireEditableFields([{ op: 'set', path: ['header', 'title'], to: 'Hello' }])).not.toThrow();
  });
});

describe('the collection named by a client', () => {
  test.each([undefined, '', 'pages', 'articles', 'caseStudies'])('may be %s', (name) => {
    expect(() => checkCollection(name)).not.toThrow();
  });
  test('is refused if no page type has it', () => {
    expect(() => checkCollection('users')).toThrow('There is no collection users');
  });
});

test('a copied block and its children get new keys, and nothing else changes', () => {
  let next = 0;
  const block = { key: 'a', componentType: 'SplitContent', left: [{ key: 'b', text: 'Hi' }], right: [], width: 6 };
  expect(renewKeys(block, () => `new${++next}`)).toEqual({
    key: 'new1',
    componentType: 'SplitContent',
    left: [{ key: 'new2', text: 'Hi' }],
    right: [],
    width: 6,
  });
  expect(block.left[0]!.key).toBe('b');
});
