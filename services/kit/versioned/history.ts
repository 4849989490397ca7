import { LARGE_FIELDS } from './revision.ts';
import type { Tables } from './tables.ts';
import type { RevisionEntry } from './versioned.ts';

const PAGE = 50;
const MAX_PAGE = 200;

export async function history<T extends object>(
  { revisions }: Tables<T>,
  documentId: string,
  { before, limit = PAGE }: { before?: number; limit?: number } = {},
): Promise<RevisionEntry[]> {
  const entries = await revisions.find(
    { documentId, revision: { lt: before } },
    { sort: { revision: 'desc' }, limit: Math.min(limit, MAX_PAGE), without: LARGE_FIELDS },
  );
  return entries.map(({ revision, action, at, by, owner }) => ({
    revision,
    action,
    at,
    by,
    ...(owner !== undefined && { owner }),
  }));
}
