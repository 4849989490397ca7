/** Fields that belong to a stored copy of a page and not to its content. */
const OF_THE_COPY = ['_id', 'revision', 'createdAt', 'updatedAt', 'published', 'publishedAt', 'lastPublished', 'owner'];
const COMPUTED = ['publishableByYou'];

/** Returns the same text for equal content, regardless of the order of its fields. */
export function contentText(page: object): string {
  const skipped = new Set([...OF_THE_COPY, ...COMPUTED]);
  return JSON.stringify(sorted(Object.fromEntries(Object.entries(page).filter(([field]) => !skipped.has(field)))));
}

export function fingerprint(page: object): string {
  const text = contentText(page);
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return `${text.length}-${(high >>> 0).toString(16)}${(low >>> 0).toString(16)}`;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([field, inner]) => [field, sorted(inner)]),
  );
}
