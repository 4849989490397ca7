import type { DocumentAction } from '../../../proto/document-actions.ts';
import type { RevisionEntry } from './versioned.ts';

const PAUSE_MS = 30 * 60_000;
const EDITS: ReadonlySet<string> = new Set<DocumentAction>(['save', 'edit', 'cloneComponent']);

type Entry = Pick<RevisionEntry, 'action' | 'at' | 'by' | 'startedAt'>;

export const isEdit = ({ action }: Pick<Entry, 'action'>): boolean => EDITS.has(action);

/** A sitting is the edits of one author with short pauses. */
export const isSameSitting = (entry: Entry, later: Entry): boolean =>
  isEdit(entry) &&
  isEdit(later) &&
  entry.by._id === later.by._id &&
  Date.parse(later.startedAt ?? later.at) - Date.parse(entry.at) < PAUSE_MS;
