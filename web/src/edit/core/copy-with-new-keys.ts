export function copyWithNewKeys(value: unknown, newKey: () => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => copyWithNewKeys(entry, newKey));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      name === 'key' && typeof field === 'string' ? newKey() : copyWithNewKeys(field, newKey),
    ]),
  );
}
