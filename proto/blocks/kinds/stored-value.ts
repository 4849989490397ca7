/** `must` is the end of a message, such as `must be a picture`; `at` is absent if the whole value is wrong. */
export interface ValueError {
  at?: string;
  must: string;
}

export type Check = (value: unknown) => string | null;

export const text: Check = (value) => (typeof value === 'string' ? null : 'must be text');

export const number: Check = (value) => (Number.isFinite(value) ? null : 'must be a number');

export const oneOf =
  (options: readonly string[]): Check =>
  (value) =>
    options.includes(value as string) ? null : `must be one of ${options.join(', ')}`;

export const listOf =
  (check: Check, what: string): Check =>
  (value) =>
    !Array.isArray(value) ? `must be ${what}` : (value.map(check).find((error) => error !== null) ?? null);

export const checkWhole = (check: Check, value: unknown): ValueError[] => {
  const must = check(value);
  return must === null ? [] : [{ must }];
};

export function checkProperties(value: unknown, what: string, parts: Record<string, Check>): ValueError[] {
  if (!isRecord(value)) return [{ must: `must be ${what}` }];
  return Object.entries(parts).flatMap(([at, check]) => {
    const part = value[at];
    const must = part == null ? null : check(part);
    return must === null ? [] : [{ at, must }];
  });
}

type Values = Record<string, unknown>;
type Coerce = (stored: unknown, field: { initial: any }) => unknown;

export const coercePlain: Coerce = (stored, { initial }) => (isPlain(stored) ? stored : initial);

export const coercePlainList: Coerce = (stored, { initial }) =>
  Array.isArray(stored) ? keepSame(stored, stored.filter(isPlain)) : initial;

export const coerceTexts =
  (needed: string): Coerce =>
  (stored, { initial }) =>
    isRecord(stored)
      ? mergeValues(
          stored,
          Object.fromEntries(
            [needed, ...TEXTS, ...Object.keys(initial as object)]
              .filter((name) => name === needed || stored[name] != null)
              .map((name) => [name, isPlain(stored[name]) ? (stored[name] ?? '') : '']),
          ),
        )
      : initial;

export const coerceRecord: Coerce = (stored, { initial }) =>
  isRecord(stored)
    ? mergeValues(
        stored,
        Object.fromEntries(
          Object.entries(initial as Values).map(([name, first]) => [
            name,
            typeof stored[name] === typeof first ? stored[name] : first,
          ]),
        ),
      )
    : initial;

/** Returns the same object if nothing changes, so that views are not rendered again. */
export const mergeValues = (value: Values, fields: Values): Values =>
  Object.entries(fields).every(([name, field]) => value[name] === field) ? value : { ...value, ...fields };

export const keepSame = (before: unknown[], after: unknown[]): unknown[] =>
  before.length === after.length && before.every((value, at) => value === after[at]) ? before : after;

export const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlain = (value: unknown): boolean => typeof value !== 'object' && typeof value !== 'function';

const TEXTS = ['text', 'target', 'alt', 'type'];
