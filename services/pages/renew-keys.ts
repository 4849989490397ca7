export function renewKeys<T>(value: T, newKey: () => string): T {
  if (Array.isArray(value)) return value.map((entry) => renewKeys(entry, newKey)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.entries(value).map(([field, entry]) => [
    field,
    field === 'key' && typeof entry === 'string' ? newKey() : renewKeys(entry, newKey),
  ]);
  return Object.fromEntries(copy) as T;
}
