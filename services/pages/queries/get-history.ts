import { pages } from '../../../proto/pages.ts';
import { handle } from '../../kit/contract/handle.ts';
import { Recovery } from '../../kit/recovery/recovery.ts';

export const getHistory = handle(pages.calls.history, { recovery: Recovery }, (input, caller, { recovery }) =>
  recovery.documentHistory({ kind: 'page', ...input }, caller),
);
