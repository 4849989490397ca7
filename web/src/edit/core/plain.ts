declare const brand: unique symbol;

/** A frozen deep copy without proxies, created only by `toPlain`, so it shares no objects with the view state. */
export type Plain<T> = T & { readonly [brand]: true };

// eslint-disable-next-line project/no-module-state -- It marks frozen values, which cannot differ between editors.
const plainValues = new WeakSet<object>();

export function toPlain<T>(value: T): Plain<T> {
  if (typeof value === 'function' || typeof value === 'symbol')
    throw new Error(`A ${typeof value} cannot be part of a document.`);
  if (typeof value !== 'object' || value === null || plainValues.has(value)) return value as Plain<T>;
  const copy = Array.isArray(value)
    ? value.map((item) => toPlain(item as unknown))
    : Object.fromEntries(Object.entries(value).map(([name, field]) => [name, toPlain(field as unknown)]));
  Object.freeze(copy);
  plainValues.add(copy);
  return copy as Plain<T>;
}
