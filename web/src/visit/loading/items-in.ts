interface Item {
  key?: string;
  componentType: string;
}

export function itemsIn(value: unknown): Item[] {
  if (typeof value !== 'object' || value === null) return [];
  const { key, componentType } = value as Partial<Item>;
  const inside = Object.values(value).flatMap(itemsIn);
  return typeof componentType === 'string' ? [{ key, componentType }, ...inside] : inside;
}
