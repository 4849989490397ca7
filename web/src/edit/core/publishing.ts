import type { Policy, CheckName } from '../../../../proto/publish-checks/policies.ts';
import type { Path } from '../../../../proto/edit.ts';
import type { Receipt } from '../../../../proto/receipt.ts';

export type PublishKind = 'publish' | 'unpublish' | 'undo';

/** A problem of the page that is open. */
export interface FoundProblem {
  check: CheckName;
  policy: Exclude<Policy, 'ignore'>;
  /** Of the block; empty for the header and the settings of the page. */
  item: Path;
  /** What has the problem, such as the text of a link. */
  what: string;
}

export interface ShownReceipt {
  kind: PublishKind;
  pageId: string;
  revision: number;
  /** From the click of the user until the receipt was requested. */
  changedMs: number;
  /** Null while it is being made. */
  receipt: Receipt | null;
  error: string;
}
