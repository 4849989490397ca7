import { stringifyJson, toValidUnicode } from '../../../../proto/unicode.ts';
import { indexName } from '../indexes.ts';
import type { Document, IndexSpec } from '../store.ts';

export interface MongoDocument {
  _id: string;
  [field: string]: unknown;
}

const UNIQUE = '%unique_';

export const uniqueField = (index: IndexSpec): string => `${UNIQUE}${indexName(index)}`;

export function toMongo(document: Document, uniques: IndexSpec[]): MongoDocument {
  const stored = encoded(document) as MongoDocument;
  for (const index of uniques) stored[uniqueField(index)] = uniqueValue(document, index);
  return stored;
}

export function fromMongo<T extends Document>(stored: MongoDocument): T {
  return decoded(stored) as T;
}

export function uniqueValue(document: Document, { fields }: IndexSpec): string {
  const values = fields.map((path) => valueAt(document, path) ?? null);
  return values.includes(null) ? `of ${document._id}` : stringifyJson(values);
}

function valueAt(document: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, field) => {
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isRecord ? (value as Record<string, unknown>)[field] : undefined;
  }, document);
}

function encoded(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'string') return toValidUnicode(value);
  if (typeof value !== 'object' || value === null) return value;
  if ('toJSON' in value && typeof value.toJSON === 'function') return encoded(value.toJSON());
  if (Array.isArray(value)) return value.map((item) => encoded(item) ?? null);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined && typeof field !== 'function');
  return Object.fromEntries(fields.map(([name, field]) => [storedName(toValidUnicode(name)), encoded(field)]));
}

function decoded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decoded);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => !name.startsWith(UNIQUE));
  return Object.fromEntries(fields.map(([name, field]) => [originalName(name), decoded(field)]));
}

/** MongoDB forbids NUL in names and interprets dots and a leading dollar sign, so they are stored as %XX. */
function storedName(name: string): string {
  if (name === '') return '%';
  return name.replace(/[%.\0]|^\$/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

function originalName(stored: string): string {
  if (!stored.includes('%')) return stored;
  if (stored === '%') return '';
  return stored.replace(/%([0-9a-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
