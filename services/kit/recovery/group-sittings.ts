import type { RevisionAction } from '../../../proto/revision-actions.ts';
import type { RevisionEntry } from '../versioned/versioned.ts';

export interface Sitting extends RevisionEntry {
  first: number;
  startedAt: string;
}

const PAUSE_MS = 30 * 60_000;
const EDITS: ReadonlySet<string> = new Set<RevisionAction>(['save', 'edit', 'cloneComponent']);

export function groupSittings(entries: readonly RevisionEntry[]): Sitting[] {
  const sittings: Sitting[] = [];
  for (const entry of entries) {
    const later = sittings.at(-1);
    if (later && isSameSitting(entry, later)) Object.assign(later, { first: entry.revision, startedAt: entry.at });
    else sittings.push({ ...entry, first: entry.revision, startedAt: entry.at });
  }
  return sittings;
}

const isSameSitting = (entry: RevisionEntry, later: Sitting): boolean =>
  EDITS.has(entry.action) &&
  EDITS.has(later.action) &&
  entry.by._id === later.by._id &&
  Date.parse(later.startedAt) - Date.parse(entry.at) < PAUSE_MS;
