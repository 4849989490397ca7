/** @jest-environment ./scripts/jest/document-environment.js */
import { fireEvent, render } from '@testing-library/react';
import { BackgroundVideo } from './BackgroundVideo.tsx';

// jsdom does not play media and does not support media queries.
let wantsStillness: boolean;
Object.assign(window, { matchMedia: () => ({ matches: wantsStillness }) });
HTMLMediaElement.prototype.pause = function () {
  fireEvent.pause(this);
};
HTMLMediaElement.prototype.play = async function () {
  fireEvent.playing(this);
};
beforeEach(() => {
  wantsStillness = false;
});

const draw = (file: string) => {
  const { container } = render(<BackgroundVideo file={file} />);
  return { container, video: container.querySelector('video')! };
};

test('a film is muted, starts automatically, and appears once it plays', () => {
  const { container, video } = draw('nova-home.mp4');
  expect([video.getAttribute('src'), video.muted, video.autoplay]).toEqual(['/video/nova-home.mp4', true, true]);
  expect(container.querySelector('[data-waiting]')).not.toBeNull();
  expect(container.querySelector('button')).toBeNull();
  fireEvent.playing(video);
  expect(container.querySelector('[data-waiting]')).toBeNull();
});

test('it can be paused and continued', () => {
  const { container, video } = draw('nova-home.mp4');
  fireEvent.playing(video);
  const button = container.querySelector('button')!;
  expect(button.getAttribute('aria-label')).toBe('Pause the video');
  fireEvent.click(button);
  expect(button.getAttribute('aria-label')).toBe('Play the video');
  fireEvent.click(button);
  expect(button.getAttribute('aria-label')).toBe('Pause the video');
});

test('if its file is missing the picture stays', () => {
  const { container, video } = draw('gone.mp4');
  fireEvent.error(video);
  expect(container.innerHTML).toBe('');
});

test('with reduced motion the picture stays, and nothing is loaded', () => {
  wantsStillness = true;
  expect(draw('nova-home.mp4').container.innerHTML).toBe('');
});

test('no stored value leads to another folder', () => {
  expect(draw('../a b?.mp4').video.getAttribute('src')).toBe('/video/..%2Fa%20b%3F.mp4');
});
