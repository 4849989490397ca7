export function groupByArea(areas: readonly string[], category: string): string[] {
  const query = category.trim().toLowerCase();
  return areas.filter((area) => query === '' || area.trim().toLowerCase() === query);
}
