declare const brand: unique symbol;

/**
 * Data that nothing else can change and that the browser can store: a frozen deep copy without proxies. Only `plain` makes it, so a
 * type that asks for it can not be given an object that is shared with the state of the views.
 */
export type Plain<T> = T & { readonly [brand]: true };

const plainValues = new WeakSet<object>();

/** Copies a value once; what is plain already is shared, not copied again. */
export function toPlain<T>(value: T): Plain<T> {
  if (typeof value === 'function' || typeof value === 'symbol')
    throw new Error(`A ${typeof value} can not be part of a document.`);
  if (typeof value !== 'object' || value === null || plainValues.has(value)) return value as Plain<T>;
  const copy = Array.isArray(value)
    ? value.map((one) => toPlain(one as unknown))
    : Object.fromEntries(Object.entries(value).map(([name, field]) => [name, toPlain(field as unknown)]));
  Object.freeze(copy);
  plainValues.add(copy);
  return copy as Plain<T>;
}
