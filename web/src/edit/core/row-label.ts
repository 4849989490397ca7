import { isRecord } from '../../../../proto/edit/path.ts';
import type { ListField } from '../../fields/field.ts';

/** A row without words is named by its address. */
export function rowLabel(field: ListField, row: Record<string, unknown>, index: number): string {
  const words = Object.keys(field.of).filter((name) => field.of[name]!.kind !== 'choice');
  const named = ['name', 'title', ...words].map((name) => plainLabel(row[name])).find(Boolean);
  return named ?? `${field.rowLabel} #${index + 1}`;
}

function plainLabel(value: unknown): string {
  if (isRecord(value)) return plainLabel(value.text) || plainLabel(value.href);
  if (typeof value !== 'string') return '';
  return value
    .replace(/<[^>]*>/g, ' ')
    .trim()
    .slice(0, 60);
}
