/** Caches one result for the lifetime of each object, such as a part of a cached page. The objects must not change. */
export function oncePerObject<P, V>(compute: (part: P) => V): (part: P) => V {
  const results = new WeakMap<object, V>();
  return (part) => {
    if (typeof part !== 'object' || part === null) return compute(part);
    if (!results.has(part)) results.set(part, compute(part));
    return results.get(part)!;
  };
}
