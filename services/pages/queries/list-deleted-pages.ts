import { pages } from '../../../proto/pages.ts';
import { handle } from '../../kit/contract/handle.ts';
import { Recovery } from '../../kit/recovery/recovery.ts';

export const listDeletedPages = handle(pages.calls.listDeleted, { recovery: Recovery }, (input, caller, { recovery }) =>
  recovery.listDeleted<'page'>(input, caller),
);
