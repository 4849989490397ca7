import { videoUrl } from './VideoPlayer.tsx';

test.each([
  ['youtube' as const, 'https://www.youtube-nocookie.com/embed/a%2Fb'],
  ['vimeo' as const, 'https://player.vimeo.com/video/a%2Fb'],
])('a %s video is played by its id, and starts at once', (type, player) => {
  const { origin, pathname, searchParams } = new URL(videoUrl({ type, videoId: 'a/b' }));
  expect([origin + pathname, searchParams.get('autoplay')]).toEqual([player, '1']);
});
