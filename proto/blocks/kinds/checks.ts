import { isRecord } from './coerce.ts';

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
