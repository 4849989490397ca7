/** @jest-environment ./scripts/jest/document-environment.js */
import { fireEvent, render } from '@testing-library/react';
import { VisitContext } from '../../visit/context/visit-context.ts';
import { itemFixture, visitFixture } from '../../visit/visit.fixture.ts';
import { blocksByType } from '../index.ts';
import { BlocksContext } from './Contents.tsx';
import { Contents } from './Contents.tsx';
import { PlainPicture } from './Picture.tsx';

const image = { imageId: 'img1', alt: 'A coast', desktop: { top: 0, left: 0, width: 400, height: 300 } };
const imgOf = (element: React.ReactElement) =>
  render(<VisitContext value={visitFixture()}>{element}</VisitContext>).container.querySelector('img');

test('a picture has several widths, in the crop of its size, with its alternative text', () => {
  const img = imgOf(<PlainPicture at="image" value={image} size="desktop" width={800} height={600} />)!;
  expect(img.getAttribute('src')).toBe('/img/img1?w=800&h=600&cx=0&cy=0&cw=400&ch=300');
  expect(
    img
      .getAttribute('srcset')!
      .split(', ')
      .map((candidate) => candidate.split(' ')[1]),
  ).toEqual(['400w', '600w', '800w', '1200w', '1600w']);
  expect([img.alt, img.getAttribute('loading')]).toEqual(['A coast', 'lazy']);
});

test('browsers choose the width of a lazy picture by its layout', () => {
  const sizesOf = (more: object) =>
    imgOf(<PlainPicture at="image" value={image} size="desktop" width={800} height={600} sizes="40rem" {...more} />)!
      .sizes;
  expect([sizesOf({}), sizesOf({ priority: true }), sizesOf({ covers: true })]).toEqual([
    'auto, 40rem',
    '40rem',
    '40rem',
  ]);
});

test.each([
  ['static:shape-hills', ''],
  ['static:coast', 'A coast'],
])('of the drawings, only a placeholder says nothing: %s', (imageId, alt) => {
  const value = { imageId, alt: 'A coast' };
  expect(imgOf(<PlainPicture at="image" value={value} size="desktop" width={800} height={600} />)!.alt).toBe(alt);
});

test('nothing is rendered without a picture', () => {
  expect(imgOf(<PlainPicture at="image" value={{ imageId: '' }} size="desktop" width={800} height={600} />)).toBeNull();
});

test('a drawing of the site has one address for every width', () => {
  const img = imgOf(
    <PlainPicture at="image" value={{ imageId: 'static:coast' }} size="desktop" width={8} height={6} />,
  )!;
  expect([img.getAttribute('src'), img.getAttribute('srcset')]).toEqual(['/art/coast.svg', null]);
});

test('a loaded picture removes its placeholder', () => {
  const img = imgOf(<PlainPicture at="image" value={image} size="desktop" width={800} height={600} />)!;
  img.style.background = 'red';
  Object.defineProperty(img, 'complete', { value: true });
  fireEvent.load(img);
  expect(img.style.background).toBe('');
});

describe('a video media block', () => {
  const media = (video: { videoId: string; type?: 'youtube' | 'vimeo' }) =>
    render(
      <VisitContext value={visitFixture()}>
        <BlocksContext value={blocksByType}>
          <Contents at="contents" items={[itemFixture('Media', 'm', { image, video })]} />
        </BlocksContext>
      </VisitContext>,
    ).container;

  test('has its picture at 1600 by 900 on every screen', () => {
    const img = media({ videoId: 'v1', type: 'vimeo' }).querySelector('img')!;
    expect(img.getAttribute('src')).toContain('w=1600&h=900');
    expect(img.getAttribute('srcset')).toBeNull();
  });

  test('without a video is a picture, smaller on small screens', () => {
    const img = media({ videoId: '' }).querySelector('img')!;
    expect(img.getAttribute('src')).toContain('w=1600&h=900');
    expect(img.getAttribute('srcset')).toContain('w=800&h=450&cx=0&cy=0&cw=400&ch=300 800w');
  });

  test.each([
    ['vimeo' as const, 'https://vimeo.com/a%2Fb'],
    ['youtube' as const, 'https://www.youtube.com/watch?v=a%2Fb'],
  ])('links to its page at %s without scripts', (type, href) => {
    expect(media({ videoId: 'a/b', type }).querySelector('a')!.getAttribute('href')).toBe(href);
  });

  test.each([
    [{ videoId: 'v1', type: 'vimeo' as const }, 1],
    [{ videoId: '', type: 'vimeo' as const }, 0],
    [{ videoId: 'v1' }, 0],
  ])('%j has %i play buttons', (video, count) => {
    expect(media(video).querySelectorAll('a')).toHaveLength(count);
  });
});
