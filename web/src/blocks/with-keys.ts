/** A copy in which each object in a list has a stable key derived from the given key and its position. */
export function assignKeys<V>(value: V, key: string): V {
  if (Array.isArray(value)) {
    return value.map((entry, index) =>
      isRow(entry) ? assignKeys({ key: `${key}-${index}`, ...entry }, `${key}-${index}`) : entry,
    ) as V;
  }
  if (!isRow(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, assignKeys(inner, `${key}-${name}`)]),
  ) as V;
}

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
