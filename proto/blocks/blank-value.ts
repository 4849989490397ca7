import type { FieldType } from './field-type.ts';
import { isRecord } from '../edit/path.ts';

/** Kinds of fields that are settings: visitors do not see their values as content. */
const SETTINGS: readonly FieldType['kind'][] = ['choice', 'choices', 'toggle', 'number', 'date', 'tags'];
/** Properties of a link, a picture, a video or a place that visitors see. */
const CONTENT = ['imageId', 'href', 'videoId', 'address', 'text', 'alt'];

export const isSettingKind = (kind: FieldType['kind']): boolean => SETTINGS.includes(kind);

/** Does not import the kinds of fields, which would add 1 kB to the script of every visitor. */
export function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isRecord(value)) return CONTENT.every((name) => isBlank(value[name]));
  const text = String(value ?? '').replace(/<(?!img\b)[^>]*>|&nbsp;/g, '');
  return text.trim() === '';
}
