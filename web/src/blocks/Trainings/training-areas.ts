/** Those of a category, however it was typed; an empty one stands for all. */
export function groupByArea(areas: readonly string[], category: string): string[] {
  const wanted = category.trim().toLowerCase();
  return areas.filter((area) => wanted === '' || area.trim().toLowerCase() === wanted);
}
