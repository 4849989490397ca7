import type { VideoValue } from '../fields/field.ts';
import { encodePart } from '../../../proto/unicode.ts';

const HOSTS: Record<NonNullable<VideoValue['type']>, string> = {
  youtube: 'https://www.youtube-nocookie.com/embed/',
  vimeo: 'https://player.vimeo.com/video/',
};

/** Autoplays, and uses the cookie-free host where there is one. */
export const videoUrl = ({ type, videoId }: Required<VideoValue>): string =>
  `${HOSTS[type]}${encodePart(videoId)}?autoplay=1${type === 'youtube' ? '&rel=0' : '&dnt=1'}`;
