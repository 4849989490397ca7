/** Remembers results as long as their objects, which must not change, such as a cached page and its parts. */
export function oncePerObject<P, V>(compute: (part: P) => V): (part: P) => V {
  const results = new WeakMap<object, V>();
  return (part) => {
    if (typeof part !== 'object' || part === null) return compute(part);
    if (!results.has(part)) results.set(part, compute(part));
    return results.get(part)!;
  };
}
