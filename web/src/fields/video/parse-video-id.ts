import type { VideoValue } from '../field.ts';

/** Returns a value without a type for the address of an unknown website. */
export function parseVideoId(text: string): VideoValue {
  const pasted = text.trim();
  const youtube =
    /(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{6,20})/.exec(pasted);
  if (youtube) return { videoId: youtube[1]!, type: 'youtube' };
  const vimeo = /vimeo\.com\/(?:video\/)?(\d+)/.exec(pasted);
  if (vimeo) return { videoId: vimeo[1]!, type: 'vimeo' };
  return { videoId: pasted };
}
