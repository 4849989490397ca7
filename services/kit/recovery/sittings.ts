import type { RevisionChange } from '../../../proto/entities/page-rows.ts';
import { pauseFor } from '../threads/next-turn.ts';
import { firstOf } from '../versioned/revision.ts';
import { isSameSitting } from '../versioned/sitting.ts';
import { type RevisionEntry, type Versioned, stripInternalFields } from '../versioned/versioned.ts';
import { diff, type Operation, type Path, valueAt } from '../../../proto/edit.ts';

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

interface Sitting extends RevisionEntry {
  first: number;
  startedAt: string;
}

export function groupSittings(entries: readonly RevisionEntry[]): Sitting[] {
  const sittings: Sitting[] = [];
  for (const entry of entries) {
    const later = sittings.at(-1);
    const start = { first: firstOf(entry), startedAt: entry.startedAt ?? entry.at };
    if (later && isSameSitting(entry, later)) Object.assign(later, start);
    else sittings.push({ ...entry, ...start });
  }
  return sittings;
}

const MAX_CHANGES = 30;

function summarizeChanges(before: object, after: object): { changes: RevisionChange[]; moreChanges?: number } {
  const all = diff(before, after).map((operation) => summarize(operation, before, after));
  const changes = all.slice(0, MAX_CHANGES);
  return all.length > MAX_CHANGES ? { changes, moreChanges: all.length - MAX_CHANGES } : { changes };
}

function summarize(operation: Operation, before: object, after: object): RevisionChange {
  const path = pathOf(operation);
  // Earlier operations may have removed or moved the items, so each is looked up in both documents.
  const documents = operation.op === 'remove' ? [before, after] : [after, before];
  const types = path.flatMap((step, index) =>
    step.startsWith('#') ? [typeAt(documents, path.slice(0, index + 1))] : [],
  );
  return { op: operation.op, path, types };
}

function pathOf(operation: Operation): Path {
  if (operation.op === 'set') return operation.path;
  if (operation.op === 'move') return [...operation.from.path, `#${operation.key}`];
  return [...operation.path, `#${operation.item.key}`];
}

function typeAt(documents: readonly object[], path: Path): string {
  const items = documents.map((document) => valueAt(document, path) as { componentType?: unknown } | undefined);
  const item = items.find((one) => one !== undefined && one !== null);
  return typeof item?.componentType === 'string' ? item.componentType : '';
}
