import type { RevisionChange } from '../../../proto/entities/page-rows.ts';
import { pauseFor } from '../threads/next-turn.ts';
import { stripInternalFields } from '../versioned/tables.ts';
import type { RevisionEntry, Versioned } from '../versioned/versioned.ts';
import { groupSittings, type Sitting } from './group-sittings.ts';
import { summarizeChanges } from './summarize-changes.ts';

interface SittingRow extends Sitting {
  changes?: RevisionChange[];
  moreChanges?: number;
}

type Docs = Versioned<object>;

const BATCH = 200;
/** A longer sitting is listed in parts. */
const MAX_BATCHES = 25;

export async function loadSittings(
  docs: Docs,
  id: string,
  { before, limit }: { before?: number; limit: number },
  mayView: (content: object) => Promise<boolean>,
): Promise<SittingRow[]> {
  const sittings = await findSittings(docs, id, before, limit);
  const rows: SittingRow[] = [];
  let later: object | null = null;
  for (const [index, sitting] of sittings.entries()) {
    const isNext = sittings[index - 1]?.first === sitting.revision + 1;
    const after: object | null = isNext ? later : await contentAt(docs, id, sitting.revision);
    const earlier = await contentAt(docs, id, sitting.first - 1);
    later = earlier;
    if (!after || !earlier || !(await mayView(after)) || !(await mayView(earlier))) {
      rows.push(sitting);
      continue;
    }
    await pauseFor(after)();
    rows.push({ ...sitting, ...summarizeChanges(earlier, after) });
  }
  return rows;
}

async function findSittings(docs: Docs, id: string, before: number | undefined, limit: number): Promise<Sitting[]> {
  const entries: RevisionEntry[] = [];
  for (let batches = 0; batches < MAX_BATCHES; batches++) {
    const older = await docs.history(id, { before: entries.at(-1)?.revision ?? before, limit: BATCH });
    entries.push(...older);
    if (older.length < BATCH || groupSittings(entries).length > limit) break;
  }
  return groupSittings(entries).slice(0, limit);
}

async function contentAt(docs: Docs, id: string, revision: number): Promise<object | null> {
  const content = revision > 0 ? await docs.log(id).at(revision) : null;
  return content && stripInternalFields(content);
}
