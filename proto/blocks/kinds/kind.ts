import type { KindTraits } from '../field-type.ts';
import type { FieldKind, FieldTypes } from '../kinds.ts';
import { type ValueError, isRecord } from './stored-value.ts';

export interface Field<K extends FieldKind = FieldKind, V = any> {
  kind: K;
  label: string;
  initial: V;
  hint?: string;
  coerce(stored: unknown, field: Field): unknown;
}

export type Fields = Record<string, Field>;
export type RowOf<F extends Fields> = ValuesOf<F> & { key: string };
export type ValuesOf<F extends Fields> = { [K in keyof F]: F[K] extends Field<any, infer V> ? V : never };
export type Options<V> = { initial?: V; hint?: string };

export interface Kind<T extends object = object> extends KindTraits {
  /** Example of a stored value, for specs. */
  example: unknown;
  describe?(field: any, describeFields: (fields: Fields) => FieldTypes): T;
  /** Returns the errors of a value, which is never null. */
  check(value: unknown, type: T): ValueError[];
  texts?(value: unknown, type: T): string[];
}

/** Returns a value that views can show, because services also accept values of unknown fields: invalid values become the initial one. */
export const coerceValue = (field: Field, stored: unknown): unknown =>
  stored == null ? field.initial : field.coerce(stored, field);

export const textOf = (value: unknown, property: string): string[] =>
  isRecord(value) && typeof value[property] === 'string' ? [value[property].trim()] : [];
