import type { PageContent } from '../../proto/entities/page.ts';
import type { RevisionEntry, Versioned } from '../kit/versioned/versioned.ts';
import { findPreviousPublish } from './find-previous-publish.ts';

const BATCH = 100;

/** Null if visitors could not see the page before its last publish. */
export const loadPreviousPublish = async (
  docs: Pick<Versioned<PageContent>, 'history'>,
  id: string,
): Promise<RevisionEntry | null> => findPreviousPublish(await loadHistory(docs, id));

async function loadHistory(docs: Pick<Versioned<PageContent>, 'history'>, id: string): Promise<RevisionEntry[]> {
  const entries = await docs.history(id, { limit: BATCH });
  while (entries.at(-1) && entries.at(-1)!.revision > 1) {
    const older = await docs.history(id, { before: entries.at(-1)!.revision, limit: BATCH });
    if (older.length === 0) break;
    entries.push(...older);
  }
  return entries;
}
