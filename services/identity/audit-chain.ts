import { randomBytes } from 'node:crypto';
import { collection, digest, type Document } from '../kit/store/store.ts';
import type { StoredEntry } from './audit-log.ts';

/** The entries that were recorded until the end of an hour. Its hash includes that of the previous block. */
export interface AuditBlock extends Document {
  number: number;
  /** End of the hour. */
  until: string;
  entries: SealedEntry[];
  previous: string;
  hash: string;
}

export interface SealedEntry {
  position: string;
  hash: string;
  refused: boolean;
}

export abstract class AuditBlockRows extends collection<AuditBlock>({
  name: 'audit_chain',
  indexes: [{ fields: ['number', '_id'] }, { fields: ['until', '_id'] }],
}) {}

const hashOf = (...values: unknown[]): string => digest(JSON.stringify(values));

/** Also accepts an entry of an earlier release, which has no salts. */
export function withSalts(entry: StoredEntry): StoredEntry {
  if (entry.salts) return entry;
  const salts = entry.documents.map(() => randomBytes(16).toString('base64url'));
  return { ...entry, salts, nameHashes: entry.documents.map(({ name }, index) => hashOf(salts[index], name)) };
}

/** Hashes everything that a user sees of an entry. A name is represented by its salted hash, so that it can be erased. */
export function hashEntry(entry: StoredEntry): string {
  const { position, at, until, call, outcome, actor, domainId, source, documents, nameHashes = [] } = entry;
  const who = actor && [actor._id, actor.username, actor.apiToken];
  const what = documents.map(({ kind, _id, action, owner, before, after }, index) => [
    ...[kind, _id, action, owner, before, after],
    nameHashes[index],
  ]);
  return hashOf(entry._id, position, at, until, call, outcome, who, domainId, source, what);
}

export function createBlock(
  previous: AuditBlock | undefined,
  until: string,
  entries: readonly StoredEntry[],
): AuditBlock {
  const number = nextNumber(previous);
  const sealed = entries.map((entry) => ({
    position: entry.position,
    hash: hashEntry(entry),
    refused: entry.refused,
  }));
  const block = { number, until, entries: sealed, previous: previous?.hash ?? '' };
  return { ...block, _id: String(number), hash: hashBlock(block) };
}

export const nextNumber = (previous: AuditBlock | undefined): number => (previous ? previous.number + 1 : 0);

const hashBlock = ({ number, until, entries, previous }: Omit<AuditBlock, '_id' | 'hash'>): string =>
  hashOf(number, until, previous, ...entries.map(({ position, hash, refused }) => [position, hash, refused]));

export interface AuditFault {
  block: number;
  what: 'changed' | 'removed' | 'added' | 'reordered' | 'blockChanged' | 'blockRemoved';
  /** Position of the entry; absent if the fault concerns the whole block. */
  position?: string;
}

interface Tolerated {
  /** Whether the entry may have been deleted after its time or because of the maximum number. */
  isExpired: (entry: SealedEntry) => boolean;
  /** Whether the name of a document in the entry may have been erased. */
  isErasable: (entry: StoredEntry) => boolean;
}

/** Pass the stored entries of the block by position. Returns the first fault. */
export function findFault(
  block: AuditBlock,
  previous: AuditBlock | undefined,
  stored: readonly StoredEntry[],
  { isExpired, isErasable }: Tolerated,
): AuditFault | null {
  const fault = (what: AuditFault['what'], position?: string): AuditFault => ({
    block: block.number,
    what,
    ...(position !== undefined && { position }),
  });
  if (previous && block.number !== previous.number + 1) return fault('blockRemoved');
  if (block.hash !== hashBlock(block) || (previous && block.previous !== previous.hash)) return fault('blockChanged');
  const ids = new Set(block.entries.map(({ position }) => idOf(position)));
  const storedIds = new Set(stored.map(({ _id }) => _id));
  let next = 0;
  for (const expected of block.entries) {
    const found = stored[next];
    if (found?.position === expected.position) {
      if (!isUnchanged(found, expected, isErasable)) return fault('changed', expected.position);
      next += 1;
    } else if (found && !ids.has(found._id)) return fault('added', found.position);
    else if (storedIds.has(idOf(expected.position))) return fault('reordered', expected.position);
    else if (!isExpired(expected)) return fault('removed', expected.position);
  }
  const added = stored[next];
  return added ? fault('added', added.position) : null;
}

const idOf = (position: string): string => position.slice(position.indexOf(' ') + 1);

function isUnchanged(entry: StoredEntry, { hash }: SealedEntry, isErasable: Tolerated['isErasable']): boolean {
  const { documents, salts = [], nameHashes = [] } = entry;
  const isNamed = documents.every(({ name }, index) =>
    salts[index] ? hashOf(salts[index], name) === nameHashes[index] : name === '' && isErasable(entry),
  );
  return isNamed && hashEntry(entry) === hash;
}
