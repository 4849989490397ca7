import type { Image } from '../../../proto/entities/image.ts';
import { mimeTypeOf } from '../picture/formats.ts';
import type { Plan } from './plan.ts';

type Source = Pick<Image, 'type' | 'width' | 'height'>;

const LARGE = 1_500_000;
const effort: Partial<Record<Plan['format'], number>> = { avif: 4, png: 2, gif: 3 };
const DECODING = 1 / 20;

export function isLarge(source: Source, { format, size, crop }: Plan): boolean {
  const { width, height } = size ?? crop ?? source;
  return width * height * (effort[format] ?? 1) + decoded(source, crop !== null) * DECODING > LARGE;
}

function decoded({ type, width, height }: Source, isCropped: boolean): number {
  if (type === mimeTypeOf.svg || (type === mimeTypeOf.jpg && !isCropped)) return 0;
  return width * height;
}
