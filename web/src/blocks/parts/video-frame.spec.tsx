/** @jest-environment ./scripts/jest/document-environment.js */
import { fireEvent, render } from '@testing-library/react';
import { EditingContext, type Parts } from './parts-context.ts';
import { VideoFrame } from './VideoFrame.tsx';
import * as styles from './video-frame.module.css';

const video = { videoId: '76979871', type: 'vimeo' as const };
const frame = (of: typeof video | undefined, parts: Parts | null = null) =>
  render(
    <EditingContext value={parts}>
      <VideoFrame video={of} title="A film">
        <img alt="" />
      </VideoFrame>
    </EditingContext>,
  ).container;

test('an editor sees the settings of a video, and cannot start it', () => {
  const edited = frame(video, {} as Parts);
  expect(edited.textContent).toBe('Setup a video');
  fireEvent.click(edited.querySelector(`.${styles.prompt}`)!);
  expect(edited.querySelector('a, button, dialog, iframe')).toBeNull();
});

test('a visitor sees what the play button plays, and who receives data', () => {
  expect(frame(video).querySelector('a')!.textContent).toBe(
    'Play A film Loads from Vimeo, which receives data about your visit.',
  );
});

test('an old row without a video is a picture', () => {
  expect(frame(undefined).querySelector('a')).toBeNull();
});

test('a video of an unknown host has no play button', () => {
  expect(frame({ videoId: '1', type: 'elsewhere' } as never).querySelector('a')).toBeNull();
});
