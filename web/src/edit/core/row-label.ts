import type { ListField } from '../../fields/field.ts';

export function rowLabel(field: ListField, row: Record<string, unknown>, index: number): string {
  const named = ['name', 'title', ...Object.keys(field.of)].map((name) => plainLabel(row[name])).find(Boolean);
  return named ?? `${field.rowLabel} #${index + 1}`;
}

function plainLabel(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'text' in value) return plainLabel(value.text);
  if (typeof value !== 'string') return '';
  return value
    .replace(/<[^>]*>/g, ' ')
    .trim()
    .slice(0, 60);
}
