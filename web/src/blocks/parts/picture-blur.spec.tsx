import { renderToString } from 'react-dom/server';
import { PlainPicture } from './Picture.tsx';

const image = { imageId: 'img1', desktop: { top: 0, left: 0, width: 400, height: 300 } };
const htmlOf = (value: { imageId: string }, width: number) =>
  renderToString(<PlainPicture at="image" value={value} size="desktop" width={width} height={(width * 3) / 4} />);

test('until it is loaded, a picture is a tiny blurred one in the same crop', () => {
  const tiny = '/img/img1?w=24&amp;h=18&amp;cx=0&amp;cy=0&amp;cw=400&amp;ch=300&amp;b=1&amp;f=webp';
  expect(htmlOf(image, 800)).toContain(`style="background:url(&quot;${tiny}&quot;) 0/cover"`);
});

test.each([
  ['a drawing', { imageId: 'static:coast' }, 800],
  ['a small one, as a logo is', image, 160],
])('but not %s', (_kind, value, width) => {
  expect(htmlOf(value, width)).not.toContain('style');
});

test('an id cannot add a declaration to the style', () => {
  expect(htmlOf({ imageId: '"); color: red; x: url("\\' }, 800)).toContain('/img/%22)%3B%20color%3A%20red%3B');
});
