import { checkProperties, oneOf, text, coerceTexts } from './stored-value.ts';
import type { Field, Kind, Options } from './kind.ts';

export const videoTypes = ['youtube', 'vimeo'] as const;

export interface VideoValue {
  videoId: string;
  type?: 'youtube' | 'vimeo';
}

export const video = (label: string, options: Options<VideoValue> = {}): Field<'video', VideoValue> => ({
  kind: 'video',
  coerce: coerceTexts('videoId'),
  initial: { videoId: '' },
  ...options,
  label,
});

export const videoKind: Kind = {
  role: 'media',
  shown: ['videoId'],
  words: [],
  example: { videoId: 'kookaburra', type: 'vimeo' },
  check: (value) => checkProperties(value, 'a video', { videoId: text, type: oneOf(videoTypes) }),
};
