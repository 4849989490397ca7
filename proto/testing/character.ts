import fc from 'fast-check';

/** Any Unicode character. The unit `binary` of fast-check needs a second to build a map of all characters. */
export const character = fc
  .integer({ min: 0, max: 0x10ffff })
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point));
