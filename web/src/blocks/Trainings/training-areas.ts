export function groupByArea(areas: readonly string[], category: string): string[] {
  const wanted = category.trim().toLowerCase();
  return areas.filter((area) => wanted === '' || area.trim().toLowerCase() === wanted);
}
