/** Matches pictures, but not signs of a font and counters of visits. */
export const PICTURE_SELECTOR = 'img:not(.emoji, .wp-smiley, [width="1"], [width="0"])';

const LAZY = ['data-orig-file', 'data-large_image', 'data-src', 'data-lazy-src', 'data-original'];

/** Scripts of the old website replace an empty picture by the one in another attribute. */
export function pictureSource(picture: Element): string {
  const source = picture.getAttribute('src') ?? '';
  const lazy = LAZY.map((name) => picture.getAttribute(name) ?? '').find((one) => one !== '');
  return (
    (source === '' || source.startsWith('data:image/gif') || source.startsWith('data:image/svg') ? lazy : source) ?? ''
  );
}
