/** Lone surrogates have no UTF-8 encoding, so stores, headers and URLs cannot carry them. */
const LONE_SURROGATE = /\p{Surrogate}/u;
const LONE_SURROGATES = /\p{Surrogate}/gu;
const ESCAPED_SURROGATE = /\\u[dD][89a-fA-F]/;

const isWellFormed = (text: string & { isWellFormed?: () => boolean }): boolean =>
  text.isWellFormed?.() ?? !LONE_SURROGATE.test(text);

export function findInvalidUnicode(value: unknown): string[] | null {
  if (typeof value === 'string') return isWellFormed(value) ? null : [];
  if (typeof value !== 'object' || value === null) return null;
  for (const key of Object.keys(value)) {
    if (!isWellFormed(key)) return [key];
    const inner = findInvalidUnicode((value as Record<string, unknown>)[key]);
    if (inner) return [key, ...inner];
  }
  return null;
}

export const toValidUnicode = (text: string): string => text.replace(LONE_SURROGATES, '\ufffd');

export function parseJson(json: string): unknown {
  const value: unknown = JSON.parse(json);
  return ESCAPED_SURROGATE.test(json) ? replaceSurrogates(value) : value;
}

export function stringifyJson(value: unknown): string {
  const json = JSON.stringify(value);
  return ESCAPED_SURROGATE.test(json) ? JSON.stringify(parseJson(json)) : json;
}

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Matches joiners, which shape letters of scripts without case and emoji, and variation selectors, which change the look of an emoji. */
const SHAPES_NEIGHBOURS =
  /(?<=[\p{Lo}\p{M}\p{Emoji_Modifier}\p{Extended_Pictographic}])[\u200c\u200d](?=[\p{Lo}\p{Extended_Pictographic}])|(?<=\p{Extended_Pictographic})\ufe0f/gu;

/** Converts to NFC and removes soft hyphens, zero-width characters and direction controls, so that equal-looking texts are equal. */
export const removeInvisible = (text: string): string => text.normalize('NFC').replace(INVISIBLE, '');

/** Returns a name in one line. Joiners remain where they change what readers see. */
export function normalizeName(text: string): string {
  const shaping = new Set(Array.from(text.matchAll(SHAPES_NEIGHBOURS), ({ index }) => index));
  return text
    .replace(INVISIBLE, (sign, at: number) => (shaping.has(at) ? sign : ''))
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Returns the same tag for tags that differ only in case, spaces or Unicode form. */
export const normalizeTag = (text: string): string => normalizeName(text).toLowerCase().normalize('NFC');

/** Returns tags in their stored form without duplicates. */
export const normalizeTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map(normalizeTag).filter((tag) => tag !== '')),
];

export const encodePart = (text: string): string => encodeURIComponent(toValidUnicode(text));

function replaceSurrogates(value: unknown): unknown {
  if (typeof value === 'string') return toValidUnicode(value);
  if (Array.isArray(value)) return value.map(replaceSurrogates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [toValidUnicode(key), replaceSurrogates(inner)]),
  );
}
