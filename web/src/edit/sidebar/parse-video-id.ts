import type { VideoValue } from '../../fields/field.ts';

/** The id of a video out of what somebody pastes: an address of either site, or the id itself. */
export function parseVideoId(text: string): VideoValue {
  const pasted = text.trim();
  const youtube = /(?:youtube\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{6,20})/.exec(pasted);
  if (youtube) return { videoId: youtube[1]!, type: 'youtube' };
  const vimeo = /vimeo\.com\/(?:video\/)?(\d+)/.exec(pasted);
  if (vimeo) return { videoId: vimeo[1]!, type: 'vimeo' };
  return { videoId: pasted };
}
