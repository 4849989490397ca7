import { newKey } from './new-key.ts';

export function copyWithNewKeys<T>(value: T, createKey = newKey): T {
  const copy = (inner: unknown): unknown => copyWithNewKeys(inner, createKey);
  if (Array.isArray(value)) return value.map(copy) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      name === 'key' && typeof field === 'string' ? createKey() : copy(field),
    ]),
  ) as T;
}
