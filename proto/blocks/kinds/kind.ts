import type { FieldKind, FieldTypes } from '../kinds.ts';
import type { ValueError } from './checks.ts';
import { isRecord } from './coerce.ts';

/** A field as a block or template declares it. Properties, initial values and the sidebar are derived from it. */
export interface Field<K extends FieldKind = FieldKind, V = any> {
  kind: K;
  label: string;
  initial: V;
  hint?: string;
  /** Makes a stored value fit; a valid one keeps its identity. */
  coerce(stored: unknown, field: Field): unknown;
}

export type Fields = Record<string, Field>;
export type RowOf<F extends Fields> = ValuesOf<F> & { key: string };
export type ValuesOf<F extends Fields> = { [K in keyof F]: F[K] extends Field<any, infer V> ? V : never };
export type Options<V> = { initial?: V; hint?: string };

/** What services know of a kind. `T` is what the manifest contains of a field besides its kind. */
export interface Kind<T extends object = object> {
  describe?(field: any, describeFields: (fields: Fields) => FieldTypes): T;
  /** Never called with null. */
  check(value: unknown, type: T): ValueError[];
  /** Texts that visitors read: indexed by the search. */
  texts?(value: unknown, type: T): string[];
}

/** Services accept values that they do not know: one that does not fit is shown as the initial one. */
export const coerceValue = (field: Field, stored: unknown): unknown =>
  stored == null ? field.initial : field.coerce(stored, field);

export const textOf = (value: unknown, property: string): string[] =>
  isRecord(value) && typeof value[property] === 'string' ? [value[property].trim()] : [];
