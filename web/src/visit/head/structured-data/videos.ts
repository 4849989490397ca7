import { isRecord } from '../../../../../proto/blocks/kinds/coerce.ts';
import { encodePart } from '../../../../../proto/unicode.ts';
import type { Picture } from '../../../../../proto/values.ts';
import type { Visit } from '../../../../../proto/visit.ts';
import { cropParameters, imageUrl, isStaticArt } from '../../../blocks/parts/image-url.ts';
import { firstOf } from '../../text/title.ts';
import { findDescribed, textOf } from './find-described.ts';
import type { Thing } from './thing.ts';

const EMBED_URLS: Record<string, string> = {
  youtube: 'https://www.youtube-nocookie.com/embed/',
  vimeo: 'https://player.vimeo.com/video/',
};

/** Search engines refuse a video without a name, a picture (not SVG) and a date. */
export function createVideos({ page, origin }: Visit): Thing[] {
  const uploadDate = page?.publishedAt ?? page?.lastPublished;
  return findDescribed(page, 'video').flatMap(({ name: written, picture, video }) => {
    if (!isRecord(video)) return [];
    const id = textOf(video.videoId);
    const embedUrl = EMBED_URLS[textOf(video.type)];
    const image = isRecord(picture) ? (picture as Picture) : { imageId: '' };
    const name = firstOf(textOf(written), textOf(image.alt));
    const thumbnailUrl = pictureUrl(image, origin) ?? (video.type === 'youtube' ? youTubePicture(id) : undefined);
    if (!id || !embedUrl || !name || !thumbnailUrl || !uploadDate) return [];
    return [
      {
        '@type': 'VideoObject',
        name,
        thumbnailUrl: [thumbnailUrl],
        uploadDate,
        embedUrl: embedUrl + encodePart(id),
      },
    ];
  });
}

function pictureUrl(image: Picture, origin: string): string | undefined {
  if (!image.imageId || isStaticArt(image)) return undefined;
  const crop = cropParameters(image, 'desktop');
  return origin + imageUrl({ imageId: image.imageId, crop, width: 1280, height: 720 });
}

const youTubePicture = (id: string): string => `https://i.ytimg.com/vi/${encodePart(id)}/hqdefault.jpg`;
