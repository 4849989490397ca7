/** Returns the value of a field and its change, as inputs take them. */
export const bindTo =
  <V extends object>(value: V, change: (part: Partial<V>) => void) =>
  <K extends keyof V>(field: K) => ({
    value: value[field],
    onChange: (next: V[K]) => change({ [field]: next } as unknown as Partial<V>),
  });
