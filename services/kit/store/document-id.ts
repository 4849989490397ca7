import { storeRefusals } from '../../../proto/refusals/stores.ts';

/** One store would cut an id at a NUL, the other would change a lone surrogate. */
export function documentId(id: unknown): string {
  if (typeof id !== 'string' || id === '' || id.includes('\0') || /\p{Surrogate}/u.test(id)) {
    throw storeRefusals.invalidId({ id: JSON.stringify(id) ?? 'Nothing' });
  }
  return id;
}
