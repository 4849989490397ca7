/** Half of a surrogate pair on its own: no UTF-8 exists for it, so stores, headers and addresses cannot carry it. */
const LONE_SURROGATE = /\p{Surrogate}/u;
const LONE_SURROGATES = /\p{Surrogate}/gu;
/** As it is escaped in JSON; a valid pair may be escaped like this too. */
const ESCAPED_SURROGATE = /\\u[dD][89a-fA-F]/;

/** The engine's own check, where there is one, is four times as fast on megabytes. */
const isWellFormed = (text: string & { isWellFormed?: () => boolean }): boolean =>
  text.isWellFormed?.() ?? !LONE_SURROGATE.test(text);

/** The path of the first string, value or key, that is not valid Unicode; null when all are. */
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

/** The text with U+FFFD in place of every lone surrogate. */
export const toValidUnicode = (text: string): string => text.replace(LONE_SURROGATES, '\ufffd');

/** `JSON.parse` with U+FFFD in place of every lone surrogate. */
export function parseJson(json: string): unknown {
  const value: unknown = JSON.parse(json);
  return ESCAPED_SURROGATE.test(json) ? replaced(value) : value;
}

/** `JSON.stringify` with U+FFFD in place of every lone surrogate. */
export function stringifyJson(value: unknown): string {
  const json = JSON.stringify(value);
  return ESCAPED_SURROGATE.test(json) ? JSON.stringify(parseJson(json)) : json;
}

/** `encodeURIComponent` for any text: a lone surrogate is encoded as U+FFFD instead of throwing. */
export const encodePart = (text: string): string => encodeURIComponent(toValidUnicode(text));

/** `encodeURI` for any text, likewise. */
export const encodeAddress = (text: string): string => encodeURI(toValidUnicode(text));

function replaced(value: unknown): unknown {
  if (typeof value === 'string') return toValidUnicode(value);
  if (Array.isArray(value)) return value.map(replaced);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [toValidUnicode(key), replaced(inner)]));
}
