import { svgMarkupRefusals } from '../../../proto/refusals/media.ts';
import { richTextLimits, svgLimits } from '../../../proto/limits.ts';
import { requireSmallMarkup } from './require-small-markup.ts';

const check = (markup: string, xml = false) => {
  try {
    const limits = xml ? svgLimits : richTextLimits;
    return requireSmallMarkup(markup, { limits, xml, name: 'A text', refusals: svgMarkupRefusals });
  } catch (error) {
    return error;
  }
};
const nested = (levels: number, tag: string) => `<${tag}>`.repeat(levels) + 'x' + `</${tag}>`.repeat(levels);
const { depth, elements, length } = richTextLimits;

test.each([
  ['nested without end', `<p>${'<x>'.repeat(90_000)}`],
  ['nested one level too deep', nested(depth + 1, 'ul')],
  ['nested behind end tags that close nothing', '<x></y>'.repeat(20_000)],
  ['nested in attributes that look like ends', '<x a="</x>">'.repeat(20_000)],
  ['nested behind comments', '<x><!-- </x> -->'.repeat(10_000)],
])('a text that is %s is refused', (_, markup) => {
  expect(check(markup)).toMatchObject({
    code: 'invalid',
    message: expect.stringMatching(/nested .* or send it as a PNG\.$/),
  });
});

test.each([
  ['characters', `<p>${'x'.repeat(length)}`],
  ['elements', '<p><br></p>'.repeat(elements)],
  ['elements', '<p>x'.repeat(elements + 1)],
])('a text with too many %s is refused', (what, markup) => {
  expect(check(markup)).toMatchObject({ code: 'too-large', message: expect.stringContaining(what) });
});

test.each([
  nested(depth, 'ul'),
  '<p>one<p>two'.repeat(500),
  '<ul><li>one<li>two</ul>'.repeat(500),
  '<p><br><img src="x"><hr></p>'.repeat(500),
  `<p>${'1 < 2 & 3 > 2 '.repeat(5000)}</p>`,
])('other texts are accepted', (markup) => {
  expect(check(markup)).toBeUndefined();
});

test('an SVG may be larger, and is refused if it has too many elements or is nested too deep', () => {
  expect(check(`<svg>${'<path/>'.repeat(svgLimits.elements - 1)}</svg>`, true)).toBeUndefined();
  expect(check(`<svg>${'<path/>'.repeat(svgLimits.elements)}</svg>`, true)).toMatchObject({ code: 'too-large' });
  expect(check(`<svg>${nested(100_000, 'g')}</svg>`, true)).toMatchObject({ code: 'invalid' });
});
