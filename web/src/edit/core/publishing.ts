import type { Policy, CheckName } from '../../../../proto/publish-checks/policies.ts';
import type { Path } from '../../../../proto/edit.ts';
import type { Receipt } from '../../../../proto/receipt.ts';

export type PublishKind = 'publish' | 'unpublish' | 'undo';

export interface FoundProblem {
  check: CheckName;
  policy: Exclude<Policy, 'ignore'>;
  item: Path;
  what: string;
}

export interface ShownReceipt {
  kind: PublishKind;
  pageId: string;
  revision: number;
  changedMs: number;
  receipt: Receipt | null;
  error: string;
}
