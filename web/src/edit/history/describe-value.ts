import { isRecord } from '../../../../proto/edit/path.ts';
import { plainText } from '../../../../proto/rich-text.ts';
import { common, messages } from '../messages/messages.ts';

const t = messages.history.changes;

export function describeValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return common.removed;
  if (typeof value === 'boolean') return value ? t.on : t.off;
  if (typeof value === 'string') return plainText(value) || t.empty;
  if (typeof value === 'number') return String(value);
  if (isRecord(value) && Array.isArray(value.path) && 'after' in value) return t.moved;
  return textsIn(value).join(' · ') || t.changed;
}

function textsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return HIDDEN_FIELDS.has(name) || value === '' ? [] : [plainText(value)];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, name));
  return isRecord(value) ? Object.entries(value).flatMap(([field, one]) => textsIn(one, field)) : [];
}

const HIDDEN_FIELDS: ReadonlySet<string> = new Set(['key', 'componentType', 'type', 'imageId']);
