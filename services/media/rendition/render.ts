import type { Sharp } from 'sharp';
import { mediaRefusals } from '../../../proto/refusals/media.ts';
import { MAX_PIXELS, MAX_SIDE } from '../picture/limits.ts';
import { openPicture } from '../picture/sharp.ts';
import type { Area, Plan, Size } from './plan.ts';

export async function render(original: Buffer, source: Size & { isVector: boolean }, plan: Plan): Promise<Buffer> {
  try {
    const { bytes, crop } = source.isVector ? await rasterize(original, source, plan) : { bytes: original, ...plan };
    const picture = await openPicture(bytes, { animated: plan.format === 'gif' });
    if (crop) picture.extract(crop);
    if (plan.size) picture.resize(plan.size.width, plan.size.height, { fit: 'cover' });
    if (plan.blur) picture.blur(plan.blur);
    const { width, height } = plan.size ?? plan.crop ?? source;
    return await encode(picture, plan, width * height > LARGE).toBuffer();
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
      // JPEG has no transparency: use white like the page, the default is black.
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

const DOTS_PER_INCH = 72;
const MAX_DENSITY = 100_000;

async function rasterize(
  svg: Buffer,
  source: Size,
  { crop, size }: Plan,
): Promise<{ bytes: Buffer; crop: Area | null }> {
  const part = crop ?? source;
  const requested = size ? Math.max(size.width / part.width, size.height / part.height) : 1;
  const max = Math.min(MAX_SIDE / source.width, MAX_SIDE / source.height, areaFactor(source));
  const factor = Math.min(requested, max);
  const width = Math.ceil(source.width * factor);
  const height = Math.ceil(source.height * factor);
  const density = Math.min(MAX_DENSITY, Math.max(1, DOTS_PER_INCH * factor));
  const drawing = (await openPicture(svg, { density })).resize(width, height, { fit: 'fill' });
  const bytes = await drawing.png({ compressionLevel: 1 }).toBuffer();
  return { bytes, crop: crop && scaleCrop(crop, factor, { width, height }) };
}

const areaFactor = ({ width, height }: Size): number => Math.sqrt((MAX_PIXELS * 0.9) / (width * height));

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
