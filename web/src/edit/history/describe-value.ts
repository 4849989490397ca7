import { traitsOf } from '../../../../proto/blocks/manifest.ts';
import { isRecord } from '../../../../proto/edit/path.ts';
import { plainText } from '../../../../proto/rich-text.ts';
import { getBlock } from '../../blocks/index.ts';
import type { ChoiceField, Field, Fields, ListField } from '../../fields/field.ts';
import { common, messages } from '../messages/messages.ts';

const t = messages.history.changes;

export function describeValue(value: unknown, field?: Field): string {
  const option = field?.kind === 'choice' && (field as ChoiceField).options.find((one) => one.value === value);
  if (option) return option.text;
  if (value === undefined || value === null || value === '') return common.removed;
  if (typeof value === 'boolean') return value ? t.on : t.off;
  if (typeof value === 'string') return plainText(value) || t.empty;
  if (typeof value === 'number') return String(value);
  if (isRecord(value) && Array.isArray(value.path) && 'after' in value) return t.moved;
  return textsIn(value, fieldsIn(field)).join(' · ') || t.changed;
}

function textsIn(value: unknown, fields: Fields): string[] {
  if (typeof value === 'string') return value === '' ? [] : [plainText(value)];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, fields));
  if (!isRecord(value)) return [];
  const known = (getBlock(String(value.componentType))?.fields as Fields | undefined) ?? fields;
  return Object.entries(value).flatMap(([name, one]) =>
    HIDDEN_FIELDS.has(name) || isSetting(known[name]) ? [] : textsIn(one, fieldsIn(known[name])),
  );
}

const fieldsIn = (field: Field | undefined): Fields => (field?.kind === 'list' ? (field as ListField).of : {});

const isSetting = (field: Field | undefined): boolean => field !== undefined && traitsOf(field).role === 'setting';

const HIDDEN_FIELDS: ReadonlySet<string> = new Set(['key', 'componentType', 'type', 'imageId']);
