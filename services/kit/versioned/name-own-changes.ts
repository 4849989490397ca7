import { Problem } from '../../../proto/errors.ts';
import { documentRefusals } from '../../../proto/refusals/documents.ts';
import { LARGE_FIELDS } from './revision.ts';
import type { Tables } from './tables.ts';
import type { Author } from './versioned.ts';

const MAX_LATER = 100;

/** Rejects with another refusal if all revisions since the one that the user started from are by the same user. */
export async function nameOwnChanges<T extends object>(
  { revisions }: Tables<T>,
  documentId: string,
  { by, error }: { by: Author; error: unknown },
): Promise<never> {
  if (!(error instanceof Problem) || error.key !== documentRefusals.changed.key) throw error;
  const { started, name, revision } = error.parameters as Parameters<typeof documentRefusals.changed>[0];
  const later = await revisions.find(
    { documentId, revision: { gt: Number(started) } },
    { limit: MAX_LATER, without: LARGE_FIELDS },
  );
  const isOwn = later.length > 0 && later.every((one) => one.by._id === by._id);
  throw isOwn ? documentRefusals.changedByYou({ started, name, revision }, error.details) : error;
}
