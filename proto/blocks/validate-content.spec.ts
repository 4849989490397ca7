import { samples } from '../../scripts/demo/style-guide/samples.ts';
import { validatePageContent, findNewContentErrors } from './validate-content.ts';
import { type FieldType, type FieldTypes, kinds } from './kinds.ts';
import { manifest } from './manifest.ts';

const pageOf = (...contents: object[]) => ({ template: 'primary', header: {}, contents });
const messages = (page: Record<string, unknown>) => validatePageContent(page).map(({ message }) => message);
const block = (componentType: string, fields: object, key = 'k1') => ({ componentType, key, ...fields });

describe('an invalid stored value', () => {
  test.each<[string, object, string]>([
    ['a number where a picture belongs', block('CtaBlock', { image: 5 }), 'contents[0].image must be a picture'],
    [
      'a link of no type',
      block('CtaBlock', { link: { type: 'bogus' } }),
      'contents[0].link.type must be one of page, anchor, file, external',
    ],
    [
      'a video from elsewhere',
      block('Media', { video: { videoId: 'x', type: 'dailymotion' } }),
      'contents[0].video.type must be one of youtube, vimeo',
    ],
    [
      'a choice that there is not',
      block('QuoteBlock', { look: 'neon' }),
      'contents[0].look must be one of plain, panel',
    ],
    ['a list where text belongs', block('Text', { text: [] }), 'contents[0].text must be text'],
    ['a word where a number belongs', block('NewsCarousel', { limit: 'six' }), 'contents[0].limit must be a number'],
    [
      'a word where yes or no belongs',
      block('Accordion', { single: 'yes' }),
      'contents[0].single must be true or false',
    ],
    [
      'a field inside another',
      block('SplitContent', { reverse: { mobile: 1 } }),
      'contents[0].reverse.mobile must be true or false',
    ],
    ['a row that is not an object', block('Accordion', { items: [7] }), 'contents[0].items[0] must be an object'],
    [
      'a field of a row',
      block('Accordion', { items: [{ key: 'r', title: 7 }] }),
      'contents[0].items[0].title must be text',
    ],
    [
      'a place without numbers',
      block('ContactList', { contacts: [{ key: 'r', place: { latitude: 'x' } }] }),
      'contents[0].contacts[0].place.latitude must be a number',
    ],
    [
      'a crop without sides',
      block('Media', { image: { imageId: 'i', desktop: { top: 1 } } }),
      'contents[0].image.desktop must be a crop',
    ],
    ['tags that are not words', block('NewsCarousel', { tags: [1] }), 'contents[0].tags must be text'],
    ['something else than blocks', block('SplitContent', { left: 'x' }), 'contents[0].left must be a list of blocks'],
    [
      'a block without a key',
      block('SplitContent', { left: [{ componentType: 'Text' }] }),
      'contents[0].left[0] must be a block with a componentType and a key',
    ],
    [
      'a block where it may not stand',
      block('SplitContent', { left: [block('SplitContent', {}, 'k2')] }),
      'contents[0].left[0] cannot be a SplitContent',
    ],
  ])('%s', (_what, item, message) => expect(messages(pageOf(item))).toEqual([message]));

  test('in the header of a page', () => {
    expect(messages({ template: 'home', header: { link: 'x', image: { imageId: 1 } } })).toEqual([
      'header.image.imageId must be text',
      'header.link must be a link',
    ]);
  });
});

describe('a valid stored value', () => {
  test('in every sample of every block', () => {
    const keyed = (value: unknown): unknown => {
      if (Array.isArray(value))
        return value.map((entry, at) => (isObject(entry) ? { key: `k${at}`, ...(keyed(entry) as object) } : entry));
      return isObject(value)
        ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, keyed(inner)]))
        : value;
    };
    for (const [componentType, some] of Object.entries(samples))
      for (const { name, item } of some)
        expect([componentType, name, messages(pageOf(block(componentType, keyed(item) as object)))]).toEqual([
          componentType,
          name,
          [],
        ]);
  });

  test('absent, null, out of range or undeclared', () => {
    expect(messages(pageOf(block('NewsCarousel', { limit: 99 })))).toEqual([]);
    expect(messages(pageOf(block('CtaBlock', { image: null, link: undefined, mood: 5 })))).toEqual([]);
    expect(messages(pageOf(block('Gone', { image: 5, left: 7 })))).toEqual([]);
    expect(messages({ template: 'gone', header: 7, contents: [] })).toEqual([]);
  });
});

test.each(Object.entries(manifest.blocks))(
  'no field of a %s accepts an object, unless it is declared as one',
  (componentType, { fields }) => {
    const wrong = { nothing: 'of the kind' };
    for (const [name, type] of leavesOf(fields)) {
      const [first, second] = name.split('.') as [string, string?];
      const item = block(componentType, { [first]: second === undefined ? wrong : { [second]: wrong } });
      expect([name, messages(pageOf(item)).length]).toEqual([name, isObjectKind(type) ? 0 : 1]);
      if (second !== undefined) continue;
      const wrongs = messages(pageOf(block(componentType, { [first]: 5 })));
      expect([name, wrongs.length]).toEqual([name, typeof kinds[type.kind].example === 'number' ? 0 : 1]);
    }
  },
);

describe('an error that was stored before', () => {
  const junk = block('CtaBlock', { image: 5, title: 'A' }, 'junk');
  test('does not prevent edits of the rest of the page, even if its block moves', () => {
    const moved = pageOf(block('Text', { text: 'new' }, 'k0'), { ...junk, title: 'B' });
    expect(findNewContentErrors(moved, pageOf(junk))).toEqual([]);
    expect(findNewContentErrors(moved, null)).toHaveLength(1);
  });
  test('cannot become another one', () => {
    expect(findNewContentErrors(pageOf({ ...junk, image: 6 }), pageOf(junk))).toHaveLength(1);
  });
  test('does not prevent edits of the other parts of a link', () => {
    const link = (text: string) => pageOf(block('CtaBlock', { link: { type: 'bogus', href: '', text } }));
    expect(findNewContentErrors(link('b'), link('a'))).toEqual([]);
  });
  test('such as a block in a forbidden position stays, and cannot move to another one', () => {
    const inside = block('SplitContent', {}, 'k2');
    const split = (side: string) => pageOf(block('SplitContent', { width: 4, [side]: [inside] }));
    expect(findNewContentErrors(split('left'), split('left'))).toEqual([]);
    expect(findNewContentErrors(split('right'), split('left'))).toHaveLength(1);
  });
});

const leavesOf = (fields: FieldTypes): [string, FieldType][] => Object.entries(fields);
const isObjectKind = ({ kind }: FieldType) => isObject(kinds[kind].example);
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
