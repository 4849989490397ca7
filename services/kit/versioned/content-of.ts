import { Stored } from '../../../proto/entities/stored.ts';

/** What a projection's row holds besides what its reader sees. */
export interface Internal {
  /** Instant of the newest revision. */
  _at: string;
  /** A row stays behind when its document leaves, so that a late writer can not bring it back. */
  _gone?: true;
  /** See Keys. */
  _keys?: Record<string, unknown>;
}

const INTERNAL = ['_at', '_gone', '_keys'] satisfies (keyof Internal)[];
const STORED = [...Object.keys(Stored.shape), ...INTERNAL];

/** The content alone: what a client sends beside it can not pass for what the store says. */
export function stripInternalFields<T extends object>(document: T): T {
  const content = { ...document } as Record<string, unknown>;
  for (const field of STORED) delete content[field];
  return content as T;
}
