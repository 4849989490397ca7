import type { Picture } from '../../values.ts';
import { type Check, checkProperties, number, text, coerceTexts, isRecord } from './stored-value.ts';
import { type Field, type Kind, type Options, textOf } from './kind.ts';

export interface PictureField extends Field<'picture', Picture> {
  sizes: Record<string, { width: number; height: number }>;
  freeform?: boolean;
}

export const picture = (
  label: string,
  sizes: PictureField['sizes'],
  options: Options<Picture> & Pick<PictureField, 'freeform'> = {},
): PictureField => ({
  kind: 'picture',
  coerce: coerceTexts('imageId'),
  initial: { imageId: '' },
  ...options,
  label,
  sizes,
});

export const pictureKind: Kind<{ sizes: readonly string[] }> = {
  role: 'media',
  shown: ['imageId', 'alt'],
  words: ['alt'],
  example: { imageId: 'i1', alt: 'A galah', desktop: { top: 1, left: 2, width: 3, height: 4 } },
  describe: ({ sizes }: PictureField) => ({ sizes: Object.keys(sizes) }),
  check: (value, { sizes }) => {
    const crops = Object.fromEntries(sizes.map((size) => [size, crop]));
    return checkProperties(value, 'a picture', { imageId: text, alt: text, ...crops });
  },
  texts: (value) => textOf(value, 'alt'),
};

const crop: Check = (value) => {
  const isCrop = isRecord(value) && ['top', 'left', 'width', 'height'].every((side) => number(value[side]) === null);
  return isCrop ? null : 'must be a crop';
};
