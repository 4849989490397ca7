import type { Image } from '../../../proto/entities/image.ts';
import { LONGEST_SIDE, type Rendition } from '../../../proto/entities/rendition.ts';
import { mediaRefusals } from '../../../proto/refusals/media.ts';
import { scaleToPicture } from './crop-size.ts';
import { type Format, formatOfMimeType, type Raster } from '../picture/formats.ts';

export interface Size {
  width: number;
  height: number;
}

export interface Area extends Size {
  left: number;
  top: number;
}

export interface Plan {
  format: Raster;
  crop: Area | null;
  size: Size | null;
  blur: number | null;
  quality: number | null;
}

/** Null if the stored bytes can be sent as they are. Throws Problem `invalid` for a crop outside the picture. */
export function planRendition(
  image: Pick<Image, 'type' | keyof Size | 'cropSize'>,
  request: Rendition,
  webp: boolean,
): Plan | null {
  const source = formatOfMimeType(image.type)!;
  const format = chooseFormat(source, request, webp);
  if (request.o || format === 'svg') return null;
  const crop = croppedArea(image, request, source === 'svg');
  const size = renderedSize(crop ?? image, request, source === 'svg');
  const blur = request.b === undefined ? null : Math.round(request.b * 10) / 10;
  if (request.f === 'orig' && !crop && !size && !blur) return null;
  const quality = lossy.includes(format) ? request.q : null;
  return { format, crop, size, blur, quality };
}

const lossy: Format[] = ['jpg', 'webp', 'avif'];

function chooseFormat(source: Format, { f, t }: Rendition, webp: boolean): Format {
  if (f === 'orig' || (f === undefined && source === 'svg')) return source;
  if (f !== undefined) return f === 'jpeg' ? 'jpg' : f;
  if (webp) return 'webp';
  return t ? 'png' : 'jpg';
}

const ROUNDING = 1;

function croppedArea(image: Size & Pick<Image, 'cropSize'>, request: Rendition, isVector: boolean): Area | null {
  const crop = requestedArea(image.cropSize ?? image, request, isVector);
  const area = crop && scaleToPicture(crop, image);
  return area?.width === image.width && area.height === image.height ? null : area;
}

function requestedArea({ width, height }: Size, { cx, cy, cw, ch }: Rendition, isVector: boolean): Area | null {
  if (cx === undefined || cy === undefined || cw === undefined || ch === undefined) return null;
  const left = Math.round(cx);
  const top = Math.round(cy);
  const right = Math.round(cx + cw);
  const bottom = Math.round(cy + ch);
  const crop = { left, top, width: Math.min(right, width) - left, height: Math.min(bottom, height) - top };
  const isWithin = right <= width + ROUNDING && bottom <= height + ROUNDING;
  // An SVG has no pixels: browsers and this service may disagree about its size.
  if (crop.width < 1 || crop.height < 1 || !(isWithin || isVector)) throw mediaRefusals.crop({ width, height });
  return crop;
}

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
