export function dayOf(date: string | undefined): string | undefined {
  if (!date || !/^\d{4}-\d\d-\d\d/.test(date) || Number.isNaN(Date.parse(date))) return undefined;
  return /T.*(Z|[+-]\d\d:?\d\d)$/.test(date) ? date : date.slice(0, 10);
}
