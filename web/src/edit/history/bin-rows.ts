import type { DeletedDocument } from '../../../../proto/document-history.ts';
import { type KindName, isKind } from './document-kinds.ts';
import { messages } from '../messages/messages.ts';

const t = messages.history.bin;

export interface BinRow extends DeletedDocument {
  kind: KindName;
}

const DAY = 24 * 60 * 60 * 1000;

export const mergeRows = (answers: readonly (readonly DeletedDocument[])[]): BinRow[] =>
  answers
    .flat()
    .filter((row): row is BinRow => isKind(row.kind))
    .sort((a, b) => b.deletedAt.localeCompare(a.deletedAt));

export function timeLeft(restorableUntil: string, now: Date): string {
  const left = Date.parse(restorableUntil) - now.getTime();
  if (left <= 0) return t.expired;
  const days = Math.floor(left / DAY);
  if (days === 0) return t.lessThanADay;
  return t.daysLeft(days);
}
