import { checkProperties, number, text, coerceRecord } from './stored-value.ts';
import { type Field, type Kind, type Options, textOf } from './kind.ts';

export const DEFAULT_COORDINATES = { latitude: 40, longitude: 30 };

export interface PlaceValue {
  address: string;
  latitude: number;
  longitude: number;
}

export const place = (label: string, options: Options<PlaceValue> = {}): Field<'place', PlaceValue> => ({
  kind: 'place',
  coerce: coerceRecord,
  initial: { address: '', ...DEFAULT_COORDINATES },
  ...options,
  label,
});

export const placeKind: Kind = {
  role: 'words',
  shown: ['address'],
  words: ['address'],
  example: { address: '1 Hay St', latitude: 1, longitude: 2 },
  check: (value) => checkProperties(value, 'a place', { address: text, latitude: number, longitude: number }),
  texts: (value) => textOf(value, 'address'),
};
