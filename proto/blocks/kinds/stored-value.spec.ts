import { choice, choices, contents, link, list, picture, place, tags, text, toggle, video } from '../kinds.ts';
import { coerceValue } from './kind.ts';

const rows = list('Rows', { title: text('Title'), link: link('Link') }, { rowLabel: 'Row' });
const side = choice('Side', [
  { value: 'left', text: 'Left' },
  { value: 'right', text: 'Right' },
]);
const sides = choices('Sides', side.options);

describe('a value that fits its field is returned itself', () => {
  test.each<[any, unknown]>([
    [text('T'), 'words'],
    [text('T'), 7],
    [toggle('T'), true],
    [side, 'right'],
    [sides, ['right', 'left']],
    [tags('T'), ['a']],
    [link('L'), { type: 'page', href: '/a', text: 'A', more: { of: 'it' } }],
    [picture('P', {}), { imageId: 'a', desktop: { top: 0, left: 0, width: 1, height: 1 } }],
    [video('V'), { videoId: 'a' }],
    [place('P'), { address: '', latitude: -1.5, longitude: 2, more: {} }],
    [rows, [{ key: 'a', title: 'T', link: { type: 'page', href: '', text: '' }, more: [] }]],
    [contents('C'), [{ componentType: 'Text', key: 'a' }]],
  ])('%#', (field, stored) => {
    expect(coerceValue(field, stored)).toBe(stored);
  });
});

describe('any other value becomes one that views can render', () => {
  test.each<[any, unknown, unknown]>([
    [text('T'), undefined, ''],
    [text('T'), null, ''],
    [text('T'), { then: 'x' }, ''],
    [text('T'), ['a'], ''],
    [toggle('T'), {}, false],
    [side, 'middle', 'left'],
    [side, { value: 'left' }, 'left'],
    [sides, 'left', []],
    [sides, ['middle', 'right', {}], ['right']],
    [tags('T'), 'a', []],
    [tags('T'), ['a', {}, null], ['a']],
    [link('L'), 'x', { type: 'page', href: '', text: '' }],
    [link('L'), { href: {}, text: [] }, { href: '', text: '' }],
    [picture('P', {}), { imageId: {}, alt: {} }, { imageId: '', alt: '' }],
    [rows, { length: 3 }, []],
    [link('L'), { text: 'x' }, { href: '', text: 'x' }],
    [picture('P', {}), { alt: 'x' }, { imageId: '', alt: 'x' }],
    [
      rows,
      [null, 'x', [], { key: 'a', title: {} }],
      [{ key: 'a', title: '', link: { type: 'page', href: '', text: '' } }],
    ],
    [place('P'), 'x', { address: '', latitude: 40, longitude: 30 }],
    [place('P'), { address: {}, latitude: '1', longitude: 2 }, { address: '', latitude: 40, longitude: 2 }],
    [contents('C'), {}, []],
    [contents('C'), [null, { key: 'a' }, { key: 'b', componentType: 'Text' }], [{ key: 'b', componentType: 'Text' }]],
  ])('%#', (field, stored, shown) => {
    expect(coerceValue(field, stored)).toEqual(shown);
  });
});
