import { Stored } from '../../../proto/entities/stored.ts';

export interface Internal {
  _at: string;
  /** Tombstone: prevents a late writer from restoring a deleted document. */
  _gone?: true;
  _keys?: Record<string, unknown>;
}

const INTERNAL = ['_at', '_gone', '_keys'] satisfies (keyof Internal)[];
const STORED = [...Object.keys(Stored.shape), 'owner', ...INTERNAL];

export function stripInternalFields<T extends object>(document: T): T {
  const content = { ...document } as Record<string, unknown>;
  for (const field of STORED) delete content[field];
  return content as T;
}
