import { tokensIn } from '../ledger.ts';

/** A word and the innermost item that contains it. A duplicated item contains the same words in another place. */
export interface Place {
  word: string;
  key: string;
}

export const placeId = ({ word, key }: Place): string => `${word} ${key}`;

export function placesIn(value: unknown, key = ''): Place[] {
  if (typeof value === 'string') return tokensIn(value).map((word) => ({ word, key }));
  if (typeof value !== 'object' || value === null) return [];
  const owner = 'key' in value && typeof value.key === 'string' ? value.key : key;
  return Object.values(value).flatMap((inner) => placesIn(inner, owner));
}
