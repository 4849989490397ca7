import { common, messages } from '../messages/messages.ts';
import type { ChangeKind } from './compare-items.ts';
import type { Side } from './mark-changes.ts';

const { before, after, changed } = messages.history.changes;
const { added, moved } = messages.compare;

export const sideNames: Record<Side, string> = { before, after };
export const kindNames: Record<ChangeKind, string> = { added, removed: common.removed, changed, moved };
