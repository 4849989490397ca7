import type { PictureField } from '../../fields/field.ts';
import { type PictureProps, type SizedPictureProps, useField, useParts, usePath } from './parts-context.ts';
import { cropParameters, imageUrl, isPlaceholder, isStaticArt } from './image-url.ts';

const SCALES = [0.25, 0.375, 0.5, 0.75, 1, 1.5, 2];
const MAX_WIDTH = 3200;
/** The least width of a file that is narrower than half of the design. */
const MIN_REDUCED = 400;

/** Smaller pictures load fast and may be transparent logos, so they have no blurred placeholder. */
const EAGER_MIN_WIDTH = 300;

export function Picture(props: PictureProps) {
  const parts = useParts();
  const path = usePath(props.at);
  const { size = 'desktop' } = props;
  const sized = { size, ...(useField(props.at) as PictureField).sizes[size]!, ...props };
  return parts ? <parts.Picture {...sized} path={path} /> : <PlainPicture {...sized} />;
}

export function PlainPicture({
  value,
  size,
  width,
  height,
  sizes,
  fixed,
  covers,
  priority,
  className,
}: SizedPictureProps) {
  if (!value?.imageId) return null;
  const url = (scale: number, extra?: object) =>
    imageUrl({
      imageId: value.imageId,
      crop: cropParameters(value, size),
      width: Math.round(width * scale),
      height: Math.round(height * scale),
      ...extra,
    });
  const drawn = isStaticArt(value);
  const widths =
    fixed || drawn
      ? []
      : SCALES.filter((scale) => width * scale <= MAX_WIDTH && (scale >= 0.5 || width * scale >= MIN_REDUCED));
  // Browsers that support `auto` take the width of a lazy picture from its layout; the others read the sizes after it.
  const asked = sizes ?? `(min-width: ${width}px) ${width}px, 100vw`;
  const blurred = !drawn && width > EAGER_MIN_WIDTH && `url("${url(24 / width, { blur: 1, format: 'webp' })}") 0/cover`;
  return (
    <img
      className={className}
      src={url(1)}
      srcSet={widths.map((scale) => `${url(scale)} ${Math.round(width * scale)}w`).join(', ') || undefined}
      sizes={widths.length > 0 ? (priority || covers ? asked : `auto, ${asked}`) : undefined}
      width={width}
      height={height}
      alt={isPlaceholder(value) ? '' : (value.alt ?? '')}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
      style={blurred ? { background: blurred } : undefined}
      ref={clear}
      onLoad={({ currentTarget }) => clear(currentTarget)}
    />
  );
}

/** Removes the placeholder, because it would show through a transparent picture. The picture may have loaded before hydration. */
function clear(image: HTMLImageElement | null): void {
  if (image?.complete) image.style.background = '';
}
