import type { FocalPoint, Image } from '../../../proto/entities/image.ts';
import { LONGEST_SIDE, type Rendition } from '../../../proto/entities/rendition.ts';
import { mediaRefusals } from '../../../proto/refusals/media.ts';
import { type Format, formatOfMimeType, mimeTypeOf, type Raster } from '../picture/formats.ts';

export interface Size {
  width: number;
  height: number;
}

export interface Area extends Size {
  left: number;
  top: number;
}

type Cropped = Size & Pick<Image, 'cropSize' | 'focalPoint'>;

export interface Plan {
  format: Raster;
  crop: Area | null;
  size: Size | null;
  blur: number | null;
  quality: number | null;
}

/** Returns null if the stored bytes can be sent unchanged. Throws Problem `invalid` for a crop outside the picture. */
export function planRendition(image: Cropped & Pick<Image, 'type'>, request: Rendition, webp: boolean): Plan | null {
  const source = formatOfMimeType(image.type)!;
  const format = chooseFormat(source, request, webp);
  if (request.o || format === 'svg') return null;
  const requested = croppedArea(image, request, source === 'svg');
  const size = renderedSize(requested ?? image, request, source === 'svg');
  const crop = size ? coveredArea(image, requested, size) : requested;
  const blur = request.b === undefined ? null : Math.round(request.b * 10) / 10;
  if (request.f === 'orig' && !crop && !size && !blur) return null;
  const quality = lossy.includes(format) ? request.q : null;
  return { format, crop, size, blur, quality };
}

/** Blurred renditions are placeholders, for which the first frame is enough. */
export const canBeAnimated = ({ type }: Pick<Image, 'type'>, { format, blur }: Plan): boolean =>
  (type === mimeTypeOf.gif || type === mimeTypeOf.webp) && (format === 'gif' || format === 'webp') && blur === null;

/** A crop whose proportions differ from those of the rendition is cropped further, around the focal point if the crop contains it. */
function coveredArea(image: Cropped, requested: Area | null, size: Size): Area | null {
  const area = requested ?? { left: 0, top: 0, width: image.width, height: image.height };
  const covered = focalArea(image, area, size);
  return covered === area ? requested : covered;
}

const lossy: Format[] = ['jpg', 'webp', 'avif'];

function chooseFormat(source: Format, { f, t }: Rendition, webp: boolean): Format {
  if (f === 'orig' || (f === undefined && source === 'svg')) return source;
  if (f !== undefined) return f === 'jpeg' ? 'jpg' : f;
  if (webp) return 'webp';
  return t ? 'png' : 'jpg';
}

/** In pixels; the tolerance for sizes that were rounded. */
const ROUNDING = 1;

function croppedArea(image: Cropped, { cx, cy, cw, ch }: Rendition, isVector: boolean): Area | null {
  if (cx === undefined || cy === undefined || cw === undefined || ch === undefined) return null;
  const { width, height, cropSize } = image;
  const [x, y] = cropSize ? [width / cropSize.width, height / cropSize.height] : [1, 1];
  const [right, bottom] = [Math.round((cx + cw) * x), Math.round((cy + ch) * y)];
  const crop = areaBetween(Math.round(cx * x), Math.round(cy * y), Math.min(right, width), Math.min(bottom, height));
  const area = cropSize ? atLeastOnePixel(crop, image) : crop;
  const isWithin = right <= width + ROUNDING * Math.max(1, x) && bottom <= height + ROUNDING * Math.max(1, y);
  // Crops of an SVG may exceed its size, because browsers and this service may disagree about that size.
  if (area.width < 1 || area.height < 1 || !(isWithin || isVector))
    throw mediaRefusals.crop(cropSize ?? { width, height });
  return area.width === width && area.height === height ? null : area;
}

const areaBetween = (left: number, top: number, right: number, bottom: number): Area => ({
  left,
  top,
  width: right - left,
  height: bottom - top,
});

/** A crop of a large picture can cover less than one pixel of a smaller replacement. */
const atLeastOnePixel = ({ left, top, width, height }: Area, picture: Size): Area => ({
  left: Math.min(left, picture.width - 1),
  top: Math.min(top, picture.height - 1),
  width: Math.max(1, width),
  height: Math.max(1, height),
});

function renderedSize(source: Size, { w, h, s }: Rendition, isVector: boolean): Size | null {
  const requested = requestedSize(source, w && Math.ceil(w * s), h && Math.ceil(h * s));
  const limit = isVector ? { width: Infinity, height: Infinity } : source;
  const factor = Math.min(
    1,
    Math.min(limit.width, LONGEST_SIDE) / requested.width,
    Math.min(limit.height, LONGEST_SIDE) / requested.height,
  );
  const size = { width: atLeastOne(requested.width * factor), height: atLeastOne(requested.height * factor) };
  return size.width === source.width && size.height === source.height ? null : size;
}

function requestedSize({ width, height }: Size, w?: number, h?: number): Size {
  if (w && h) return { width: w, height: h };
  if (w) return { width: w, height: (w * height) / width };
  if (h) return { width: (h * width) / height, height: h };
  return { width, height };
}

const atLeastOne = (side: number): number => Math.max(1, Math.round(side));

interface Focused extends Size {
  focalPoint?: FocalPoint;
}

/** Returns the part of an area with these proportions whose middle is as close to the focal point as possible. */
function focalArea(image: Focused, area: Area, proportions: Size): Area {
  const { focalPoint } = image;
  if (!focalPoint) return area;
  const [x, y] = [focalPoint.x * image.width, focalPoint.y * image.height];
  const isOutside = x < area.left || x > area.left + area.width || y < area.top || y > area.top + area.height;
  const ratio = proportions.width / proportions.height;
  const width = Math.max(1, Math.min(area.width, Math.round(area.height * ratio)));
  const height = Math.max(1, Math.min(area.height, Math.round(area.width / ratio)));
  if (isOutside || (area.width - width <= ROUNDING && area.height - height <= ROUNDING)) return area;
  return {
    left: place(x, width, area.left, area.width),
    top: place(y, height, area.top, area.height),
    width,
    height,
  };
}

const place = (point: number, length: number, start: number, available: number): number =>
  Math.min(Math.max(Math.round(point - length / 2), start), start + available - length);
