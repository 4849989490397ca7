import type { Sharp } from 'sharp';
import type { Image } from '../../../proto/entities/image.ts';
import { mediaRefusals } from '../../../proto/refusals/media.ts';
import { mimeTypeOf } from '../picture/formats.ts';
import { toBuffer } from '../../kit/threads/task.ts';
import { openPicture } from '../picture/sharp.ts';
import { drawSvg, limitScale } from '../svg/draw-svg.ts';
import { type Area, canBeAnimated, type Plan, type Size } from './plan.ts';

export async function render(original: Buffer, source: Size & Pick<Image, 'type'>, plan: Plan): Promise<Buffer> {
  try {
    const { bytes, crop } =
      source.type === mimeTypeOf.svg ? await rasterize(original, source, plan) : { bytes: original, ...plan };
    const animated = canBeAnimated(source, plan);
    const picture = await openPicture(bytes, { animated });
    if (crop) picture.extract(crop);
    if (plan.size) picture.resize(plan.size.width, plan.size.height, { fit: 'cover' });
    if (plan.blur) picture.blur(plan.blur);
    const { width, height } = plan.size ?? plan.crop ?? source;
    return await encode(picture, plan, animated || width * height > LARGE).toBuffer();
  } catch (error) {
    if (!(error instanceof Error && /timeout/i.test(error.message))) throw error;
    throw mediaRefusals.renditionTooSlow();
  }
}

const LARGE = 2_000_000;

function encode(picture: Sharp, { format, quality: requestedQuality }: Plan, isLarge: boolean): Sharp {
  const quality = requestedQuality ?? undefined;
  switch (format) {
    case 'jpg':
      // JPEG has no transparency; sharp's default background is black, but pages are white.
      return picture.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true });
    case 'webp':
      return picture.webp({ quality, effort: isLarge ? 2 : 4 });
    case 'avif':
      return picture.avif({ quality, effort: isLarge ? 0 : 2 });
    case 'png':
      return picture.png();
    case 'gif':
      return picture.gif();
  }
}

async function rasterize(
  svg: Buffer,
  source: Size,
  { crop, size }: Plan,
): Promise<{ bytes: Buffer; crop: Area | null }> {
  const part = crop ?? source;
  const requested = size ? Math.max(size.width / part.width, size.height / part.height) : 1;
  const factor = limitScale(source, requested);
  const { png } = await drawSvg({ svg, source, factor }, mediaRefusals.renditionTooSlow);
  const bounds = { width: Math.ceil(source.width * factor), height: Math.ceil(source.height * factor) };
  return { bytes: toBuffer(png), crop: crop && scaleCrop(crop, factor, bounds) };
}

function scaleCrop(crop: Area, factor: number, bounds: Size): Area {
  const left = Math.min(Math.floor(crop.left * factor), bounds.width - 1);
  const top = Math.min(Math.floor(crop.top * factor), bounds.height - 1);
  return {
    left,
    top,
    width: Math.min(Math.max(1, Math.round(crop.width * factor)), bounds.width - left),
    height: Math.min(Math.max(1, Math.round(crop.height * factor)), bounds.height - top),
  };
}
