/** A copy in which every object in a list has a key of its own, made of the given one and of where it stands. */
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
