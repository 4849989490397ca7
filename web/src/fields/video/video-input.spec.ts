import { parseVideoId } from './parse-video-id.ts';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', { videoId: 'dQw4w9WgXcQ', type: 'youtube' }],
  ['https://www.youtube.com/watch?t=4&v=dQw4w9WgXcQ&list=x', { videoId: 'dQw4w9WgXcQ', type: 'youtube' }],
  ['https://youtu.be/dQw4w9WgXcQ?si=1', { videoId: 'dQw4w9WgXcQ', type: 'youtube' }],
  ['https://vimeo.com/76979871', { videoId: '76979871', type: 'vimeo' }],
  ['https://player.vimeo.com/video/76979871', { videoId: '76979871', type: 'vimeo' }],
  [' 76979871 ', { videoId: '76979871' }],
])('%s is a video', (text, video) => {
  expect(parseVideoId(text)).toEqual(video);
});
