/** Returns the same text for equal values, whatever the order of their fields is. It recognises changes, and does not resist forgery. */
export function fingerprint(value: unknown): string {
  const text = JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
  return `${hash(text, FIRST_SEED)}${hash(text, SECOND_SEED)}`;
}

const FIRST_SEED = 0x811c9dc5;
const SECOND_SEED = 0x9e3779b9;
const PRIME = 0x01000193;

/** FNV-1a with a final mix. Browsers offer SHA-256 only on sites with HTTPS. */
function hash(text: string, seed: number): string {
  let value = seed;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), PRIME);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return ((value ^ (value >>> 16)) >>> 0).toString(16).padStart(8, '0');
}
