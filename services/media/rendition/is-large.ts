import type { Image } from '../../../proto/entities/image.ts';
import { mimeTypeOf } from '../picture/formats.ts';
import { mayMove, type Plan } from './plan.ts';

type Source = Pick<Image, 'type' | 'width' | 'height' | 'size'>;

const LARGE = 1_500_000;
const effort: Partial<Record<Plan['format'], number>> = { avif: 4, png: 2, gif: 3 };
const DECODING = 1 / 20;
const LARGE_FILM_BYTES = 500_000;

/** What an SVG costs is not known before it is drawn, and what an animation costs depends on its frames. */
export function isLarge(source: Source, plan: Plan): boolean {
  if (source.type === mimeTypeOf.svg || (mayMove(source, plan) && source.size > LARGE_FILM_BYTES)) return true;
  const { format, size, crop } = plan;
  const { width, height } = size ?? crop ?? source;
  return width * height * (effort[format] ?? 1) + decoded(source, crop !== null) * DECODING > LARGE;
}

function decoded({ type, width, height }: Source, isCropped: boolean): number {
  return type === mimeTypeOf.jpg && !isCropped ? 0 : width * height;
}
