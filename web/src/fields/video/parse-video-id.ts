import type { VideoValue } from '../field.ts';

export function parseVideoId(text: string): VideoValue {
  const pasted = text.trim();
  const youtube = /(?:youtube\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{6,20})/.exec(pasted);
  if (youtube) return { videoId: youtube[1]!, type: 'youtube' };
  const vimeo = /vimeo\.com\/(?:video\/)?(\d+)/.exec(pasted);
  if (vimeo) return { videoId: vimeo[1]!, type: 'vimeo' };
  return { videoId: pasted };
}
